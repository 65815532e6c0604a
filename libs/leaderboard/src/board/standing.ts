import type { LeaderboardEntry as Entry } from '@sirah-trails/api-client';

/** Ranks on the podium, and rows the list shows at least. */
const podiumRanks = 3;
const listRows = 7;

/** A board as it is drawn. `places` are the ranks of the quiet rows that fill the list. */
export interface Standing {
  podium: (Entry | undefined)[];
  rest: Entry[];
  places: number[];
}

/**
 * Lays entries out on podium and list. An entry that moved between two pages while they were read is shown once;
 * of more than three that share the first ranks the later ones are in the list.
 */
export function standing(entries: readonly Entry[]): Standing {
  const once = [...new Map(entries.map((entry) => [entry.user_id, entry])).values()];
  const top = once.filter((entry) => entry.rank <= podiumRanks).slice(0, podiumRanks);
  const rest = once.filter((entry) => !top.includes(entry));
  return {
    podium: Array.from({ length: podiumRanks }, (_, step) => top[step]),
    rest,
    places: Array.from(
      { length: Math.max(0, listRows - rest.length) },
      (_, index) => podiumRanks + rest.length + index + 1,
    ),
  };
}
