import { invalid, type Refusal } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import { learnerForChange } from './learner/learner-repository.ts';
import { requireOwnAccount } from './learner/own-account.ts';
import { requireSending } from './code/code-limits.ts';
import { issueCode } from './code/one-time-code.ts';

const sent = { message: 'A code is on its way to your email.' };

/** Mails the learner a code for a first password, or for the deletion of the account. */
export const sendAccountCode: Handler<'sendAccountCode'> = (call) => {
  const { context, session, body, ip, idempotencyKey: key } = call;
  const now = context.clock.now();
  const { learnerId } = session;
  const { purpose } = body;
  const write = { learnerId, key, operation: 'sendAccountCode', request: { purpose }, now };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<typeof sent>(transaction, write);
    if (stored) return stored.response;
    const learner = await learnerForChange(transaction, learnerId);
    requireOwnAccount(context, learner);
    if (purpose === 'set-password' && learner.password_hash !== null) throw hasPassword();
    const { email } = learner;
    await requireSending(transaction, { purpose, email, ip, now });
    await issueCode(transaction, context, { purpose, email, learner, challenge: null, ip });
    await storeResponse(transaction, write, sent);
    return sent;
  });
};

/** 422 for a first password where there is one. */
export function hasPassword(): Refusal {
  const message = 'This account has a password already. You can change it in the settings.';
  return invalid({ purpose: [message] }, 'HAS_PASSWORD', message);
}
