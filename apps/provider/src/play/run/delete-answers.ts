import type { Transaction } from 'kysely';
import type { Answer, Call } from '../../app/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { rules } from '../../domain/rules.ts';
import { putAway } from '../../domain/run/put-away.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { refusal } from './refusals.ts';
import { saveRun } from './run-repository.ts';
import { settledRun } from './settle-run.ts';
import { readStage, type StageKey } from './stage.ts';

/** Puts a failed run away; its history and all stars stay. Nothing to put away is no error. */
export function deleteAnswers(call: Call<'deleteAnswers'>): Promise<Answer<'deleteAnswers'>> {
  const { context, session, params, query, idempotencyKey } = call;
  const now = context.clock.now();
  const { learnerId } = session;
  const request = { chapterId: params.id, quizTimeId: query.quiz_time_id };
  return inTransaction(context.database, (transaction) =>
    answerOnce(
      transaction,
      { learnerId, key: idempotencyKey, operation: 'deleteAnswers', request, now },
      () => putRunAway(transaction, { learnerId, ...request }, now),
    ),
  );
}

/** The same inside a transaction that holds the learner's lock. Throws the refusals of the contract. */
export async function putRunAway(
  transaction: Transaction<Database>,
  key: StageKey,
  now: number,
): Promise<{ message: string }> {
  const stage = await readStage(transaction, key);
  const run = await settledRun(transaction, stage, now);
  if (!run && stage.best >= rules.starsToPass) throw refusal('CHAPTER_PASSED');
  if (run) {
    const done = putAway(run.state, now);
    if (done.refusal !== null) throw refusal(done.refusal);
    await saveRun(transaction, { ...run, state: done.run });
  }
  return { message: 'You can play this chapter again.' };
}
