import { Panel, type PanelProps } from './panel.tsx';
import { Picture } from '../media/picture.tsx';
import empty from './art/empty.svg';

export type EmptyPanelProps = Omit<PanelProps, 'picture'>;

/** An empty state with the next action. */
export function EmptyPanel(props: EmptyPanelProps) {
  return <Panel {...props} picture={<EmptyScene />} />;
}

function EmptyScene() {
  return <Picture src={empty} alt="" width={480} height={300} loading="eager" />;
}
