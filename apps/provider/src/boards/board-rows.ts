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

/** The learner's stars on a board, and the place that they give: one more than the learners with more. */
interface Standing {
  readonly board: string;
  readonly stars: number;
  readonly rank: number;
}

/** The learner's standing on one board; undefined without a star on it. */
export const standingOn = statement((executor, board: string, learnerId: string) =>
  standings(executor, learnerId).where('own.board', '=', board),
);

/** The learner's standings by board. */
export async function standingsOf(executor: Executor, learnerId: string): Promise<Map<string, Standing>> {
  const rows = await allStandings(executor, learnerId).execute();
  return new Map(rows.map((row) => [row.board, row]));
}

const allStandings = statement((executor, learnerId: string) => standings(executor, learnerId));

/** The engine adds the counts up: a long board has a thousand of them. */
function standings(executor: Executor, learnerId: string) {
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

/** Rows after a place in the order of the board, however many learners left or joined the board before it. */
export const rowsAfter = statement((executor, board: string, place: BoardPlace, size: number) =>
  named(executor, inOrder(visibleScores(executor, board).where(beyond(place, '>'))).limit(size)),
);

/** Where a learner stands in the order of a board. */
export interface BoardPlace {
  readonly learner_id: string;
  readonly neg_stars: number;
  readonly reached_at: number;
}

/** The learner's place in the order of the board, also of one who hides; undefined without a star. */
export const rowOf = statement((executor, board: string, learnerId: string) =>
  executor
    .selectFrom('board_score')
    .select(['learner_id', 'neg_stars', 'reached_at'])
    .where('board', '=', board)
    .where('learner_id', '=', learnerId),
);

/** The rows around a place, it among them: at most `most` before it and as many after it. */
export async function rowsAround(executor: Executor, board: string, place: BoardPlace, most: number) {
  return [
    ...(await rowsBefore(executor, board, place, most).execute()),
    ...(await visibleRow(executor, board, place.learner_id).execute()),
    ...(await rowsAfter(executor, board, place, most).execute()),
  ];
}

const rowsBefore = statement((executor, board: string, place: BoardPlace, most: number) =>
  named(executor, inOrder(visibleScores(executor, board).where(beyond(place, '<')), 'desc').limit(most)),
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

/** As one tuple: the index of the order then finds its place at once on both engines. */
function beyond({ neg_stars: stars, reached_at: at, learner_id: id }: BoardPlace, side: '<' | '>') {
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
