import type { Executor } from '../../database/executor.ts';

/**
 * One star more on a board. The counts per star total change with the score, always the lower total first, so that two
 * learners who climb at once never wait for each other in a circle. A learner who hides is in no count.
 *
 * @param now when the star was earned, in epoch milliseconds
 */
export async function climbBoard(
  executor: Executor,
  board: string,
  learnerId: string,
  now: number,
): Promise<void> {
  const { stars, hidden } = await executor
    .insertInto('board_score')
    .values((eb) => ({
      board,
      learner_id: learnerId,
      stars: 1,
      neg_stars: -1,
      reached_at: now,
      hidden: eb.selectFrom('learner').select('learner.hidden').where('learner.id', '=', learnerId),
    }))
    .onConflict((conflict) =>
      conflict.columns(['board', 'learner_id']).doUpdateSet((eb) => ({
        stars: eb('board_score.stars', '+', 1),
        neg_stars: eb('board_score.neg_stars', '-', 1),
        reached_at: now,
      })),
    )
    .returning(['stars', 'hidden'])
    .executeTakeFirstOrThrow();
  if (hidden === 0) await moveUp(executor, board, stars);
}

/** One learner more with so many stars, and one fewer with one star less. */
async function moveUp(executor: Executor, board: string, stars: number): Promise<void> {
  const joined = { board, stars, learners: 1 };
  // Its row is there, so that no more than one is taken from it.
  const left = { board, stars: stars - 1, learners: 0 };
  await executor
    .insertInto('board_count')
    .values(stars > 1 ? [left, joined] : [joined])
    .onConflict((conflict) =>
      conflict.columns(['board', 'stars']).doUpdateSet((eb) => ({
        learners: eb(
          'board_count.learners',
          '+',
          eb.case().when('excluded.stars', '=', stars).then(1).else(-1).end(),
        ),
      })),
    )
    .execute();
}

/** One learner fewer with so many stars. */
export async function leaveCount(executor: Executor, board: string, stars: number): Promise<void> {
  await executor
    .updateTable('board_count')
    .set((eb) => ({ learners: eb('learners', '-', 1) }))
    .where('board', '=', board)
    .where('stars', '=', stars)
    .execute();
}

/** One learner more with so many stars. */
export async function joinCount(executor: Executor, board: string, stars: number): Promise<void> {
  await executor
    .insertInto('board_count')
    .values({ board, stars, learners: 1 })
    .onConflict((conflict) =>
      conflict.columns(['board', 'stars']).doUpdateSet((eb) => ({
        learners: eb('board_count.learners', '+', 1),
      })),
    )
    .execute();
}
