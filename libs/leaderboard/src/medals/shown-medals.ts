import type { Profile } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import type { MedalKind } from '@sirah-trails/ui';

/** A medal as it is drawn: a place, and the address of its board. */
export interface ShownMedal {
  readonly kind: MedalKind;
  readonly rank: number;
  readonly to: string;
}

/** Places of the journey that give a medal. The Infinity Trail has no such limit. */
const medalRanks = 10;
const paces: readonly string[] = ['easy', 'medium', 'hard', 'expert'] satisfies MedalKind[];

/** Of all boards. */
export const mostMedals = paces.length + 1;

/** The medals by pace, that of the Infinity Trail last. */
export function shownMedals({ regular_medals, endless_rank }: Profile['medals']): ShownMedal[] {
  const regular = regular_medals
    .filter(({ rank, difficulty }) => rank <= medalRanks && paces.includes(difficulty))
    .toSorted((one, other) => paces.indexOf(one.difficulty) - paces.indexOf(other.difficulty))
    .map(({ rank, difficulty, quiz_time_id: id }) => ({
      kind: difficulty,
      rank,
      to: links.leaderboard({ mode: 'learning_journey', difficulty: id }),
    }));
  if (endless_rank === null) return regular;
  return [
    ...regular,
    { kind: 'endless', rank: endless_rank, to: links.leaderboard({ mode: 'endless_mode' }) },
  ];
}
