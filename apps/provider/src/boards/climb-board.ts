import type { Compilable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';

/**
 * One star more on a board: the score, then the counts per star total. A learner who hides is in no count. Other learners
 * wait for the counts until the transaction ends, so these should be its last statements.
 *
 * @param now when the star was earned, in epoch milliseconds
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
 * One learner more with as many stars as the learner has now, and one fewer with one star less: always the lower total
 * first, so that two learners who climb at once never wait for each other in a circle.
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
      // A row to leave is there already: it is never inserted, and one is taken from it below.
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
