import type { Executor } from '../../database/executor.ts';
import type { PageStart } from '../../domain/board/board-page.ts';
import type { StarCount } from '../../domain/board/ranks.ts';

/** How many learners of the board have how many stars. */
export function starCounts(executor: Executor, board: string): Promise<StarCount[]> {
  return executor
    .selectFrom('board_count')
    .select(['stars', 'learners'])
    .where('board', '=', board)
    .where('learners', '>', 0)
    .execute();
}

/** The learner's stars on the board; 0 for a learner who is not on it. */
export async function starsOnBoard(executor: Executor, board: string, learnerId: string): Promise<number> {
  const row = await executor
    .selectFrom('board_score')
    .select('stars')
    .where('board', '=', board)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return row?.stars ?? 0;
}

/** The learner's stars by board. */
export async function boardsOf(executor: Executor, learnerId: string): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('board_score')
    .select(['board', 'stars'])
    .where('learner_id', '=', learnerId)
    .execute();
  return new Map(rows.map(({ board, stars }) => [board, stars]));
}

/** Rows from the start of a page on: more stars first, then who reached them first. */
export function rowsFrom(executor: Executor, board: string, start: PageStart, size: number) {
  return executor
    .selectFrom('board_score')
    .innerJoin('learner', 'learner.id', 'board_score.learner_id')
    .leftJoin('avatar_item', 'avatar_item.id', 'learner.head_item_id')
    .select([
      'learner.id as learner_id',
      'learner.username',
      'learner.skin',
      'learner.head_item_id',
      'avatar_item.name as head_name',
      'avatar_item.portraits as head_portraits',
      'board_score.stars',
    ])
    .where('board', '=', board)
    .where('board_score.hidden', '=', 0)
    .where('neg_stars', '>=', -start.stars)
    .orderBy('neg_stars')
    .orderBy('reached_at')
    .orderBy('board_score.learner_id')
    .limit(size)
    .offset(start.offset)
    .execute();
}
