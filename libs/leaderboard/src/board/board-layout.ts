import type { LeaderboardEntry as Entry, YourRank } from '@sirah-trails/api-client';

/** Learners on the podium, and rows the list shows at least. */
const podiumSteps = 3;
const listRows = 7;

/** A board as it is drawn. `freeRanks` are the ranks of the placeholder rows that fill the list. */
interface BoardLayout {
  podium: (Entry | undefined)[];
  rest: Entry[];
  freeRanks: number[];
}

/**
 * Lays entries out on podium and list. An entry that moved between two pages while they were read is shown once;
 * of more than three that share the first ranks the later ones are in the list.
 */
export function layOutBoard(entries: readonly Entry[]): BoardLayout {
  const once = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const top = once.filter((entry) => entry.rank <= podiumSteps).slice(0, podiumSteps);
  const rest = once.filter((entry) => !top.includes(entry));
  return {
    podium: Array.from({ length: podiumSteps }, (_, step) => top[step]),
    rest,
    freeRanks: Array.from(
      { length: Math.max(0, listRows - rest.length) },
      (_, index) => podiumSteps + rest.length + index + 1,
    ),
  };
}

/** Identity of an entry: the user id, or rank and name if the provider sends none. */
export function keyOf({ user_id: id, rank, name }: Entry): string {
  return id || `${rank} ${name}`;
}

/** Whether an entry is the learner's own. */
export function isOwn({ user_id: id }: Entry, myId: string): boolean {
  return Boolean(id) && id === myId;
}

/** Whether the learner has a rank on the board that is below the entries read so far. */
export function isFarFrom(entries: readonly Entry[], { rank, hidden, user_id: myId }: YourRank): boolean {
  return rank !== null && !hidden && !entries.some((entry) => isOwn(entry, myId));
}
