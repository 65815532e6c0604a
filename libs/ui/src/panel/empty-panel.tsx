import { EmptyScene } from './empty-scene.tsx';
import { Panel, type PanelProps } from './panel.tsx';

export type EmptyPanelProps = Omit<PanelProps, 'picture'>;

/** There is nothing here yet: says so, and offers the next thing. */
export function EmptyPanel(props: EmptyPanelProps) {
  return <Panel {...props} picture={<EmptyScene />} />;
}
