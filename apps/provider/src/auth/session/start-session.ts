import type { Executor } from '../../database/executor.ts';
import { inTransaction } from '../../database/transaction.ts';
import { sawLearner } from '../learner/learner-repository.ts';
import type { Context } from '../../kernel/context.ts';
import { deleteDeadSessions, deleteOldestSessions, insertSession } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';
import { formatToken, hashSecret, newSessionId, newSessionSecret } from './token.ts';

/** Begins a session of the learner and gives its token. */
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
    await insertSession(transaction, {
      id: token.sessionId,
      learner_id: learnerId,
      token_hash: hashSecret(token.secret),
      previous_token_hash: null,
      sealed_token: null,
      created_at: now,
      rotated_at: now,
      revoked_at: null,
    });
    await sawLearner(transaction, learnerId, now);
  });
  return formatToken(token);
}
