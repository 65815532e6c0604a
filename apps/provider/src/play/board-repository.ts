import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { PageStart } from '../domain/board/board-page.ts';
import type { StarCount } from '../domain/board/ranks.ts';

/** How many learners of the board have how many stars. */
export function starCounts(executor: Executor, board: string): Promise<StarCount[]> {
  return executor
    .selectFrom('board_count')
    .select(['stars', 'learners'])
    .where('board', '=', board)
    .where('learners', '>', 0)
    .execute();
}

/** The learner's stars on a board, and the place that they give: one more than the learners with more. */
export interface Standing {
  readonly board: string;
  readonly stars: number;
  readonly rank: number;
}

/** The learner's standing on one board; undefined without a star on it. */
export function standingOn(
  executor: Executor,
  board: string,
  learnerId: string,
): Promise<Standing | undefined> {
  return standings(executor, learnerId).where('own.board', '=', board).executeTakeFirst();
}

/** The learner's standings by board. */
export async function standingsOf(executor: Executor, learnerId: string): Promise<Map<string, Standing>> {
  const rows = await standings(executor, learnerId).execute();
  return new Map(rows.map((row) => [row.board, row]));
}

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
export function rowsFrom(executor: Executor, board: string, start: PageStart, size: number) {
  const page = visibleScores(executor, board)
    .where('neg_stars', '>=', -start.stars)
    .orderBy('neg_stars')
    .orderBy('reached_at')
    .orderBy('learner_id')
    .limit(size)
    .offset(start.offset);
  return named(executor, page).execute();
}

/** Rows after a place in the order of the board, however many learners left or joined the board before it. */
export function rowsAfter(executor: Executor, board: string, place: BoardPlace, size: number) {
  const page = visibleScores(executor, board)
    .where(beyond(place, '>'))
    .orderBy('neg_stars')
    .orderBy('reached_at')
    .orderBy('learner_id')
    .limit(size);
  return named(executor, page).execute();
}

/** Where a learner stands in the order of a board. */
export interface BoardPlace {
  readonly learner_id: string;
  readonly neg_stars: number;
  readonly reached_at: number;
}

/** The learner's place in the order of the board, also of one who hides; undefined without a star. */
export function rowOf(executor: Executor, board: string, learnerId: string): Promise<BoardPlace | undefined> {
  return executor
    .selectFrom('board_score')
    .select(['learner_id', 'neg_stars', 'reached_at'])
    .where('board', '=', board)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
}

/** The rows around a place, it among them: at most `most` before it and as many after it. */
export async function rowsAround(executor: Executor, board: string, place: BoardPlace, most: number) {
  const ahead = visibleScores(executor, board)
    .where(beyond(place, '<'))
    .orderBy('neg_stars', 'desc')
    .orderBy('reached_at', 'desc')
    .orderBy('learner_id', 'desc')
    .limit(most);
  const own = visibleScores(executor, board).where('learner_id', '=', place.learner_id);
  const behind = visibleScores(executor, board)
    .where(beyond(place, '>'))
    .orderBy('neg_stars')
    .orderBy('reached_at')
    .orderBy('learner_id')
    .limit(most);
  return [
    ...(await named(executor, ahead).execute()),
    ...(await named(executor, own).execute()),
    ...(await named(executor, behind).execute()),
  ];
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
function named(executor: Executor, scores: ReturnType<typeof visibleScores>) {
  return executor
    .selectFrom(scores.as('score'))
    .innerJoin('learner', 'learner.id', 'score.learner_id')
    .leftJoin('avatar_item', 'avatar_item.id', 'learner.head_item_id')
    .select([
      'learner.id as learner_id',
      'learner.username',
      'learner.skin',
      'learner.head_item_id',
      'avatar_item.name as head_name',
      'avatar_item.portraits as head_portraits',
      'score.neg_stars',
      'score.reached_at',
      sql<number>`-score.neg_stars`.as('stars'),
    ])
    .orderBy('score.neg_stars')
    .orderBy('score.reached_at')
    .orderBy('score.learner_id');
}
