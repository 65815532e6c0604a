import type { Compilable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';

/**
 * Adds a star to a board: the score, then the counts per star total, which exclude hidden learners. The counts stay
 * locked until the transaction ends, so make these its last statements.
 *
 * @param now time of the star, epoch milliseconds
 */
export function boardClimb(
  executor: Executor,
  board: string,
  learnerId: string,
  now: number,
): readonly Compilable[] {
  return [scoreClimb(executor, board, learnerId, now), countsAfterClimb(executor, board, learnerId)];
}

const scoreClimb = statement((executor, board: string, learnerId: string, now: number) =>
  executor
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
    ),
);

/**
 * Moves the learner from the count of the previous star total to the next. Updates the lower total first: a fixed
 * order prevents deadlocks between concurrent climbs.
 */
const countsAfterClimb = statement((executor, board: string, learnerId: string) =>
  executor
    .insertInto('board_count')
    .columns(['board', 'stars', 'learners'])
    .expression((from) => {
      const score = from
        .selectFrom('board_score')
        .select('board')
        .where('board', '=', board)
        .where('learner_id', '=', learnerId)
        .where('hidden', '=', 0);
      // The row of the previous total exists, so this insert always conflicts and the update below subtracts 1.
      const left = score.select((eb) => [eb('stars', '-', 1).as('stars'), eb.lit<number>(0).as('learners')]);
      const joined = score.select((eb) => ['stars', eb.lit<number>(1).as('learners')]);
      return left.where('stars', '>', 1).unionAll(joined).orderBy('stars');
    })
    .onConflict((conflict) =>
      conflict.columns(['board', 'stars']).doUpdateSet((eb) => ({
        learners: eb(
          'board_count.learners',
          '+',
          eb.case().when('excluded.learners', '=', 1).then(1).else(-1).end(),
        ),
      })),
    ),
);
