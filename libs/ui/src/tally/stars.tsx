import { StarShape } from './star-shape.tsx';
import { Tally, type TallyProps } from './tally.tsx';

/** Stars won. More than five are one star and the number. */
export function Stars(props: TallyProps) {
  return <Tally {...props} kind="star" shape={<StarShape />} />;
}
