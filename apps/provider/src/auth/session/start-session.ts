import type { Executor } from '../../database/executor.ts';
import { inTransaction } from '../../database/transaction.ts';
import { sawLearner } from '../learner/learner-repository.ts';
import type { Context } from '../../kernel/context.ts';
import type { SessionRow } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';
import { hashSecret } from '../../secret/bearer-secret.ts';
import { formatToken, newSessionId, newSessionSecret } from './token.ts';

/** Starts a session and returns its token. */
export async function startSession(
  executor: Executor,
  { clock, secret: instance }: Pick<Context, 'clock' | 'secret'>,
  learnerId: string,
): Promise<string> {
  const now = clock.now();
  const sessionId = newSessionId();
  const token = { sessionId, secret: newSessionSecret(instance, sessionId) };
  const { absoluteMs, idleMs, mostAtOnce } = sessionRules;
  await inTransaction(executor, async (transaction) => {
    const dead = { rotatedBefore: now - idleMs, createdBefore: now - absoluteMs };
    await deleteDeadSessions(transaction, learnerId, dead);
    await deleteOldestSessions(transaction, learnerId, mostAtOnce - 1);
    const row: SessionRow = {
      id: token.sessionId,
      learner_id: learnerId,
      token_hash: hashSecret(token.secret),
      previous_token_hash: null,
      sealed_token: null,
      confirmed_at: null,
      created_at: now,
      rotated_at: now,
      revoked_at: null,
    };
    await transaction.insertInto('session').values(row).execute();
    await sawLearner(transaction, learnerId, now);
  });
  return formatToken(token);
}

/** Deletes sessions that can no longer be refreshed. Times in epoch milliseconds. */
async function deleteDeadSessions(
  executor: Executor,
  learnerId: string,
  dead: { readonly rotatedBefore: number; readonly createdBefore: number },
): Promise<void> {
  await executor
    .deleteFrom('session')
    .where('learner_id', '=', learnerId)
    .where((row) =>
      row.or([row('rotated_at', '<=', dead.rotatedBefore), row('created_at', '<=', dead.createdBefore)]),
    )
    .execute();
}

/** Deletes all but the `most` newest sessions. */
async function deleteOldestSessions(executor: Executor, learnerId: string, most: number): Promise<void> {
  const oldest = executor
    .selectFrom('session')
    .select('id')
    .where('learner_id', '=', learnerId)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .offset(most);
  await executor.deleteFrom('session').where('id', 'in', oldest).execute();
}
