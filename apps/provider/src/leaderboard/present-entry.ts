import { type HeadColumns, presentHead } from '../play/find-learner.ts';
import type { Wire } from '../play/wire.ts';

interface BoardRow extends HeadColumns {
  readonly learner_id: string;
  readonly username: string;
  readonly stars: number;
}

/** A row of a board: the nickname, the head and the stars, nothing more. */
export function presentEntry(row: BoardRow, rank: number): Wire['LeaderboardEntry'] {
  return {
    rank,
    name: row.username,
    total_star: row.stars,
    avatar_head: presentHead(row),
    user_id: row.learner_id,
  };
}
