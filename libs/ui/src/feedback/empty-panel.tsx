import { Panel, type PanelProps } from './panel.tsx';
import { Picture } from '../media/picture.tsx';
import empty from './art/empty.svg';

export type EmptyPanelProps = Omit<PanelProps, 'picture'>;

/** An empty state, with the next thing to do. */
export function EmptyPanel(props: EmptyPanelProps) {
  return <Panel {...props} picture={<EmptyScene />} />;
}

/** An open landscape with a path that leads on. */
function EmptyScene() {
  return <Picture src={empty} alt="" width={480} height={300} loading="eager" />;
}
