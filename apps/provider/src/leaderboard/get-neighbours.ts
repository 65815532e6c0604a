import type { Handler } from '../kernel/handler.ts';
import { inSnapshot } from '../database/transaction.ts';
import { rankOf } from '../domain/board/ranks.ts';
import { rules } from '../domain/rules.ts';
import { rowOf, rowsAround, starCounts } from '../play/board-repository.ts';
import { presentEntry } from './present-entry.ts';
import { boardOf, yourRank } from './your-rank.ts';

/** The learner's place and the nearest ones. A learner who hides sees the others and is not among them. */
export const getNeighbours: Handler<'getNeighbours'> = async ({
  context: { database },
  session: { learnerId },
  query,
}) => {
  const board = await boardOf(database, query);
  return inSnapshot(database, async (snapshot) => {
    const own = await rowOf(snapshot, board, learnerId).executeTakeFirst();
    const counts = await starCounts(snapshot, board).execute();
    const rows = own ? await rowsAround(snapshot, board, own, rules.neighbours) : [];
    return {
      leaderboard: rows.map((row) => presentEntry(row, rankOf(row.stars, counts))),
      your_rank: await yourRank(snapshot, board, learnerId),
    };
  });
};
