import type { Handler } from '../kernel/handler.ts';
import type { Executor } from '../database/executor.ts';
import { pageStart } from '../domain/board/board-page.ts';
import { rankOf, type StarCount, total } from '../domain/board/ranks.ts';
import { rules } from '../domain/rules.ts';
import type { Wire } from '../play/wire.ts';
import { rowsFrom, starCounts } from '../play/board-repository.ts';
import { presentEntry } from './present-entry.ts';
import { boardOf, yourRank } from './your-rank.ts';

/** A page of a board; one past the last is empty. */
export const getLeaderboard: Handler<'getLeaderboard'> = async ({ context, session, query }) => {
  const { database } = context;
  const board = await boardOf(database, query);
  const page = query.page ?? 1;
  const counts = await starCounts(database, board);
  return {
    leaderboard: await entries(database, board, counts, page),
    your_rank: await yourRank(database, board, session.learnerId),
    current_page: page,
    per_page: rules.boardPageSize,
    total_data: total(counts),
  };
};

async function entries(
  executor: Executor,
  board: string,
  counts: readonly StarCount[],
  page: number,
): Promise<Wire['LeaderboardEntry'][]> {
  const start = pageStart(counts, page, rules.boardPageSize);
  if (!start) return [];
  const rows = await rowsFrom(executor, board, start, rules.boardPageSize);
  return rows.map((row) => presentEntry(row, rankOf(row.stars, counts)));
}
