import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import type { PageStart } from '../domain/board/ranks.ts';
import { headColumns } from './public-learner.ts';

/** How many learners of the board have how many stars. */
export const starCounts = statement((executor, board: string) =>
  executor
    .selectFrom('board_count')
    .select(['stars', 'learners'])
    .where('board', '=', board)
    .where('learners', '>', 0),
);

/** The learner's stars on a board, and their rank: one more than the learners with more stars. */
interface BoardRank {
  readonly board: string;
  readonly stars: number;
  readonly rank: number;
}

/** The learner's rank on one board; undefined without a star on it. */
export const rankOnBoard = statement((executor, board: string, learnerId: string) =>
  ranks(executor, learnerId).where('own.board', '=', board),
);

/** The learner's ranks by board. */
export async function ranksOf(executor: Executor, learnerId: string): Promise<Map<string, BoardRank>> {
  const rows = await allRanks(executor, learnerId).execute();
  return new Map(rows.map((row) => [row.board, row]));
}

const allRanks = statement((executor, learnerId: string) => ranks(executor, learnerId));

/** The engine adds the counts up: a long board has a thousand of them. */
function ranks(executor: Executor, learnerId: string) {
  return executor
    .selectFrom('board_score as own')
    .select([
      'own.board',
      'own.stars',
      sql<number>`(select 1 + coalesce(sum(c.learners), 0) from board_count c where c.board = own.board and c.stars > own.stars)`.as(
        'rank',
      ),
    ])
    .where('own.learner_id', '=', learnerId);
}

/** Rows from the start of a page on: more stars first, then who reached them first. */
export function rowsFrom(executor: Executor, board: string, { stars, offset }: PageStart, size: number) {
  return rowsUpTo(executor, board, -stars, size, offset).execute();
}

const rowsUpTo = statement((executor, board: string, negStars: number, size: number, offset: number) => {
  const page = visibleScores(executor, board).where('neg_stars', '>=', negStars);
  return named(executor, inOrder(page).limit(size).offset(offset));
});

/** Rows after a row in board order: keyset pagination, unaffected by learners who join or leave before it. */
export const rowsAfter = statement((executor, board: string, row: BoardRow, size: number) =>
  named(executor, inOrder(visibleScores(executor, board).where(beyond(row, '>'))).limit(size)),
);

/** The sort key of a row in board order. */
export interface BoardRow {
  readonly learner_id: string;
  readonly neg_stars: number;
  readonly reached_at: number;
}

/** The learner's own row, hidden or not; undefined without a star. */
export const ownRow = statement((executor, board: string, learnerId: string) =>
  executor
    .selectFrom('board_score')
    .select(['learner_id', 'neg_stars', 'reached_at'])
    .where('board', '=', board)
    .where('learner_id', '=', learnerId),
);

/** The row with its neighbours: at most `most` on each side. */
export async function rowsAround(executor: Executor, board: string, row: BoardRow, most: number) {
  return [
    ...(await rowsBefore(executor, board, row, most).execute()),
    ...(await visibleRow(executor, board, row.learner_id).execute()),
    ...(await rowsAfter(executor, board, row, most).execute()),
  ];
}

const rowsBefore = statement((executor, board: string, row: BoardRow, most: number) =>
  named(executor, inOrder(visibleScores(executor, board).where(beyond(row, '<')), 'desc').limit(most)),
);

const visibleRow = statement((executor, board: string, learnerId: string) =>
  named(executor, visibleScores(executor, board).where('learner_id', '=', learnerId)),
);

type Scores = ReturnType<typeof visibleScores>;

function inOrder(scores: Scores, direction: 'asc' | 'desc' = 'asc'): Scores {
  return scores
    .orderBy('neg_stars', direction)
    .orderBy('reached_at', direction)
    .orderBy('learner_id', direction);
}

/** Compares one tuple, so that both engines seek in the index of the order. */
function beyond({ neg_stars: stars, reached_at: at, learner_id: id }: BoardRow, side: '<' | '>') {
  return sql<boolean>`(neg_stars, reached_at, learner_id) ${sql.raw(side)} (${stars}, ${at}, ${id})`;
}

/** Only columns of the index of the order: a row that is skipped is never fetched. */
function visibleScores(executor: Executor, board: string) {
  return executor
    .selectFrom('board_score')
    .select(['learner_id', 'neg_stars', 'reached_at'])
    .where('board', '=', board)
    .where('hidden', '=', 0);
}

/** The rows with their learners, in the order of the board. Names are joined to shown rows only, never to skipped ones. */
function named(executor: Executor, scores: Scores) {
  return executor
    .selectFrom(scores.as('score'))
    .innerJoin('learner', 'learner.id', 'score.learner_id')
    .leftJoin('avatar_item', 'avatar_item.id', 'learner.head_item_id')
    .select([
      'learner.id as learner_id',
      'learner.username',
      ...headColumns,
      'score.neg_stars',
      'score.reached_at',
      sql<number>`-score.neg_stars`.as('stars'),
    ])
    .orderBy('score.neg_stars')
    .orderBy('score.reached_at')
    .orderBy('score.learner_id');
}
