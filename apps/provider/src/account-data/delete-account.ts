import { sessionById } from '../accounts/session-repository.ts';
import { verifyPassword } from '../accounts/password.ts';
import { invalid, type Refusal } from '../app/errors.ts';
import type { Call, Handler } from '../app/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { limits } from '../throttle/limits.ts';
import { requireTurns } from '../throttle/require-turns.ts';
import { giveBackTurns } from '../throttle/take-turn.ts';
import { deleteLearner } from './delete-learner.ts';

/** How long a sign-in with Google counts as a proof, in milliseconds. */
const freshMs = 10 * 60_000;

/** Deletes the account of who proves that it is theirs: a tablet left on the table is not enough. */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { context, session } = call;
  const { password_hash: hash } = await context.database
    .selectFrom('learner')
    .select('password_hash')
    .where('id', '=', session.learnerId)
    .executeTakeFirstOrThrow();
  if (hash === null) await requireFreshSession(call);
  else await requirePassword(call, hash);
  await inTransaction(context.database, (transaction) => deleteLearner(transaction, session.learnerId));
  return { message: 'Your account and everything in it is deleted. Go well!' };
};

/** Throws 422 for a wrong password, 429 after too many; it shares the limit of changing it. */
async function requirePassword(
  { context, session, body }: Call<'deleteAccount'>,
  hash: string,
): Promise<void> {
  const { database, clock } = context;
  const turn = { ...limits.currentPassword, key: session.learnerId, now: clock.now() };
  await requireTurns(database, turn.now, [[limits.currentPassword, session.learnerId]]);
  const right = await verifyPassword(body.password ?? '', hash).catch(async (error: unknown) => {
    await giveBackTurns(database, [turn]);
    throw error;
  });
  if (!right) throw wrongPassword();
  await giveBackTurns(database, [turn]);
}

/** Throws 422 when the sign-in is longer ago. */
async function requireFreshSession({ context, session }: Call<'deleteAccount'>): Promise<void> {
  const row = await sessionById(context.database, session.sessionId);
  if (row && context.clock.now() - row.created_at < freshMs) return;
  const message = 'Please sign in with Google again, then delete the account within 10 minutes.';
  throw invalid({ session: [message] }, 'SIGN_IN_AGAIN', message);
}

function wrongPassword(): Refusal {
  return invalid(
    { password: ['The password is not right.'] },
    'INVALID_CREDENTIALS',
    'The password is not right.',
  );
}
