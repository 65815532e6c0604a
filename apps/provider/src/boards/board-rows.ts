import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import type { PageStart } from '../domain/board/ranks.ts';
import { headColumns } from './public-learner.ts';

/** Learners per star total. */
export const starCounts = statement((executor, board: string) =>
  executor
    .selectFrom('board_count')
    .select(['stars', 'learners'])
    .where('board', '=', board)
    .where('learners', '>', 0),
);

/** A learner's stars and rank on a board; the rank is 1 plus the number of learners with more stars. */
interface BoardRank {
  readonly board: string;
  readonly stars: number;
  readonly rank: number;
}

/** The learner's rank on a board; no row without a star on it. */
export const rankOnBoard = statement((executor, board: string, learnerId: string) =>
  ranks(executor, learnerId).where('own.board', '=', board),
);

export async function ranksOf(executor: Executor, learnerId: string): Promise<Map<string, BoardRank>> {
  const rows = await allRanks(executor, learnerId).execute();
  return new Map(rows.map((row) => [row.board, row]));
}

const allRanks = statement((executor, learnerId: string) => ranks(executor, learnerId));

/** The database sums the counts: a long board has a thousand rows. */
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

/** Rows of an offset page, by stars descending, then by the time when they were reached. */
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

export interface BoardRow {
  readonly learner_id: string;
  readonly neg_stars: number;
  readonly reached_at: number;
}

/** The learner's row, hidden or not; no row without a star. */
export const ownRow = statement((executor, board: string, learnerId: string) =>
  executor
    .selectFrom('board_score')
    .select(['learner_id', 'neg_stars', 'reached_at'])
    .where('board', '=', board)
    .where('learner_id', '=', learnerId),
);

/** The row and up to `most` neighbours on each side. */
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

/** Compares tuples, because both engines can seek them in the board index. */
function beyond({ neg_stars: stars, reached_at: at, learner_id: id }: BoardRow, side: '<' | '>') {
  return sql<boolean>`(neg_stars, reached_at, learner_id) ${sql.raw(side)} (${stars}, ${at}, ${id})`;
}

/** Selects only columns of the board index, so skipped rows are not fetched. */
function visibleScores(executor: Executor, board: string) {
  return executor
    .selectFrom('board_score')
    .select(['learner_id', 'neg_stars', 'reached_at'])
    .where('board', '=', board)
    .where('hidden', '=', 0);
}

/** Joins names to the rows shown, not to skipped rows. */
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
