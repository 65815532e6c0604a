import { HeartShape } from './heart-shape.tsx';
import { Tally, type TallyProps } from './tally.tsx';

/** Lives left. */
export function Lives(props: TallyProps) {
  return <Tally {...props} kind="heart" shape={<HeartShape />} />;
}
