import type { Handler } from '../kernel/handler.ts';
import type { Executor } from '../database/executor.ts';
import { inSnapshot } from '../database/transaction.ts';
import { pageStart } from '../domain/board/board-page.ts';
import { rankOf, type StarCount, total } from '../domain/board/ranks.ts';
import { rules } from '../domain/rules.ts';
import { rowsAfter, rowsFrom, starCounts } from '../play/board-repository.ts';
import { openCursor, sealCursor } from './board-cursor.ts';
import { presentEntry } from './present-entry.ts';
import { boardOf, yourRank } from './your-rank.ts';

const size = rules.boardPageSize;

/** A page of a board, by its number or behind a cursor; one past the last is empty. Counts, rows and ranks agree, also when learners climb or hide meanwhile. */
export const getLeaderboard: Handler<'getLeaderboard'> = async ({ context, session, query }) => {
  const { database, secret } = context;
  const board = await boardOf(database, query);
  const page = query.page ?? 1;
  const after = query.after === undefined ? null : openCursor(secret, board, query.after);
  return inSnapshot(database, async (snapshot) => {
    const counts = await starCounts(snapshot, board).execute();
    const rows = await (after
      ? rowsAfter(snapshot, board, after, size).execute()
      : pageOf(snapshot, board, counts, page));
    const last = rows.length < size ? undefined : rows.at(-1);
    return {
      leaderboard: rows.map((row) => presentEntry(row, rankOf(row.stars, counts))),
      your_rank: await yourRank(snapshot, board, session.learnerId),
      current_page: page,
      per_page: size,
      total_data: total(counts),
      next_cursor: last ? sealCursor(secret, board, last) : null,
    };
  });
};

async function pageOf(executor: Executor, board: string, counts: readonly StarCount[], page: number) {
  const start = pageStart(counts, page, size);
  return start ? rowsFrom(executor, board, start, size) : [];
}
