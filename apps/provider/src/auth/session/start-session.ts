import type { Executor } from '../../database/executor.ts';
import { inTransaction } from '../../database/transaction.ts';
import { sawLearner } from '../learner/learner-repository.ts';
import { deleteDeadSessions, insertSession } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';
import { formatToken, hashSecret, newSecret, newSessionId } from './token.ts';

/** Begins a session of the learner and gives its token. `now` in epoch milliseconds. */
export async function startSession(executor: Executor, learnerId: string, now: number): Promise<string> {
  const token = { sessionId: newSessionId(), secret: newSecret() };
  const { absoluteMs, idleMs } = sessionRules;
  await inTransaction(executor, async (transaction) => {
    const dead = { rotatedBefore: now - idleMs, createdBefore: now - absoluteMs };
    await deleteDeadSessions(transaction, learnerId, dead);
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
