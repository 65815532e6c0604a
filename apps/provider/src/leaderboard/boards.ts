import { z } from 'zod';
import {
  type BoardRow,
  ownRow,
  rowsAfter,
  rowsAround,
  rowsFrom,
  rankOnBoard,
  starCounts,
} from '../boards/board-rows.ts';
import { findLearner, type HeadColumns, presentHead } from '../boards/public-learner.ts';
import { findJourneyQuizTime, playContent } from '../content/pack-cache.ts';
import type { Executor } from '../database/executor.ts';
import { inSnapshot } from '../database/transaction.ts';
import { difficultyOf, endlessBoard, journeyBoard } from '../domain/board/board-name.ts';
import { pageStart, rankOf, type StarCount, total } from '../domain/board/ranks.ts';
import { rules } from '../domain/rules.ts';
import { sumOf } from '../domain/sum-of.ts';
import { invalid } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../kernel/wire.ts';
import { bestStars } from '../progress/chapter-results.ts';
import { bestScore, latestGame } from '../progress/games.ts';
import type { InstanceSecret } from '../secret/instance-secret.ts';

const size = rules.boardPageSize;

/**
 * A board page, by number or cursor; empty past the end. Reads in a snapshot, because counts, rows and ranks must
 * agree.
 */
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

/** The learner's row and the nearest rows. A hidden learner sees the others only. */
export const getNeighbours: Handler<'getNeighbours'> = async ({
  context: { database },
  session: { learnerId },
  query,
}) => {
  const board = await boardOf(database, query);
  return inSnapshot(database, async (snapshot) => {
    const own = await ownRow(snapshot, board, learnerId).executeTakeFirst();
    const counts = await starCounts(snapshot, board).execute();
    const rows = own ? await rowsAround(snapshot, board, own, rules.neighbours) : [];
    return {
      leaderboard: rows.map((row) => presentEntry(row, rankOf(row.stars, counts))),
      your_rank: await yourRank(snapshot, board, learnerId),
    };
  });
};

export const getMyRank: Handler<'getMyRank'> = async ({ context, session, query }) => {
  const board = await boardOf(context.database, query);
  return { your_rank: await yourRank(context.database, board, session.learnerId) };
};

interface BoardQuery {
  readonly type: Wire['BoardType'];
  readonly quiz_time_id?: string;
}

/** Name of the board. Throws 422 for a missing difficulty of the journey and 404 for an unknown difficulty. */
async function boardOf(executor: Executor, query: BoardQuery): Promise<string> {
  if (query.type === 'endless_mode') return endlessBoard;
  if (query.quiz_time_id === undefined) throw invalid({ quiz_time_id: ['Quiz time id is required'] });
  const quizTime = findJourneyQuizTime(await playContent(executor), query.quiz_time_id);
  return journeyBoard(quizTime.id);
}

/** The learner's own entry; the rank is null without a star. */
async function yourRank(executor: Executor, board: string, learnerId: string): Promise<Wire['YourRank']> {
  const learner = await findLearner(executor, learnerId);
  const ranked = await rankOnBoard(executor, board, learnerId).executeTakeFirst();
  const stars = ranked?.stars ?? 0;
  const earned = await starsEarned(executor, board, learnerId);
  const game = board === endlessBoard ? await latestGame(executor, learnerId) : null;
  return {
    rank: ranked?.rank ?? null,
    name: learner.username,
    total_star: stars,
    current_score: game?.state.stars ?? stars,
    unranked_star: Math.max(0, earned - stars),
    hidden: learner.hidden === 1,
    user_id: learner.id,
    avatar_head: presentHead(learner),
  };
}

/** Total stars of a journey or of the best game, including stars outside the board. */
async function starsEarned(executor: Executor, board: string, learnerId: string): Promise<number> {
  const quizTimeId = difficultyOf(board);
  if (quizTimeId === null) return bestScore(executor, learnerId);
  return sumOf([...(await bestStars(executor, learnerId, quizTimeId)).values()], (stars) => stars);
}

interface ShownRow extends HeadColumns {
  readonly learner_id: string;
  readonly username: string;
  readonly stars: number;
}

/** A board entry exposes username, avatar head and stars only. */
function presentEntry(row: ShownRow, rank: number): Wire['LeaderboardEntry'] {
  return {
    rank,
    name: row.username,
    total_star: row.stars,
    avatar_head: presentHead(row),
    user_id: row.learner_id,
  };
}

const purpose = 'board cursor';
const shape = z.object({
  board: z.string(),
  learner_id: z.string(),
  neg_stars: z.number(),
  reached_at: z.number(),
});

/** Cursor after a board row. Encrypted, because the time of a star is private. */
function sealCursor(secret: InstanceSecret, board: string, row: BoardRow): string {
  const { learner_id, neg_stars, reached_at } = row;
  return secret.seal(purpose, JSON.stringify({ board, learner_id, neg_stars, reached_at }));
}

/** The row before the page. Throws 422 for a cursor of another board and for a forged cursor. */
function openCursor(secret: InstanceSecret, board: string, cursor: string): BoardRow {
  const row = readCursor(secret, cursor);
  if (row?.board !== board) throw invalid({ after: ['This entry is not from this board.'] });
  return row;
}

function readCursor(secret: InstanceSecret, cursor: string) {
  try {
    return shape.parse(JSON.parse(secret.open(purpose, cursor)));
  } catch {
    return null;
  }
}
