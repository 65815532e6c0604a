import { EmptyScene } from './empty-scene.tsx';
import { Panel, type PanelProps } from './panel.tsx';

export type EmptyPanelProps = Omit<PanelProps, 'picture'>;

/** An empty state, with the next thing to do. */
export function EmptyPanel(props: EmptyPanelProps) {
  return <Panel {...props} picture={<EmptyScene />} />;
}
