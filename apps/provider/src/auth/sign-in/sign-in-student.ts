import { forbidden, invalid, type Refusal, tooMany } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { takeBackHits } from '../../rate-limit/count-hits.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { accountClosed } from '../learner/account-closed.ts';
import { normaliseEmail } from '../learner/email.ts';
import { learnerByEmail, learnerByEmailForChange, type Learner } from '../learner/learner-repository.ts';
import { describeUser } from '../learner/describe-user.ts';
import { startSession } from '../session/start-session.ts';
import { newSecret } from '../../secret/bearer-secret.ts';
import { countPasswordAttempt, type CountedAttempt } from './password-attempts.ts';
import { recognizeSource, type SignInSource, rememberSource } from './known-sources.ts';

/**
 * Signs in with a password, without applying the rules for new passwords. An unknown email gets the same
 * response as a wrong password; only the right password reveals a deactivated or unverified account. An IP
 * over its limit admits known learners only.
 */
export const signInStudent: Handler<'signInStudent'> = async ({ context, body, ip }) => {
  const { database, clock, passwords } = context;
  passwords.requireRoom();
  const email = normaliseEmail(body.email);
  const known = await learnerByEmail(database, context, email);
  const { byIp, byDevice } = await recognizeSource(database, context, known?.id ?? null, { ...body, ip });
  const device = byDevice ? (body.device ?? null) : null;
  const counted = await inTransaction(database, (transaction) =>
    countPasswordAttempt(transaction, { email, ip, device, now: clock.now() }),
  );
  const right = await verifyPassword(context, counted, body.password, known);
  if (counted.ipRetryAfterMs > 0 && !(right && byIp)) throw tooMany(counted.ipRetryAfterMs);
  if (!known || !right) throw wrongCredentials();
  const source = { ip, device: body.device ?? newSecret() };
  const { learner, token } = await inTransaction(database, async (transaction) => {
    const learner = await reloadLearner(transaction, context, known);
    if (isHidden(context, learner)) throw wrongCredentials();
    await takeBackHits(transaction, counted.hits);
    return {
      learner,
      token: canSignIn(learner) ? await signIn(transaction, context, learner, source) : null,
    };
  });
  if (token === null) throw learner.deactivated_at === null ? notVerified() : accountClosed(learner);
  return {
    access_token: token,
    user: describeUser(learner),
    message: 'Welcome back!',
    device: source.device,
  };
};

/** Takes back the hits when the verification itself fails (503). */
async function verifyPassword(
  { database, passwords }: Context,
  { hits, ipRetryAfterMs }: CountedAttempt,
  password: string,
  learner: Learner | undefined,
): Promise<boolean> {
  const stored = learner?.password_hash ?? null;
  try {
    return await (ipRetryAfterMs > 0
      ? passwords.verifyApart(password, stored)
      : passwords.verify(password, stored));
  } catch (error) {
    await takeBackHits(database, hits);
    throw error;
  }
}

async function signIn(
  transaction: Transaction<Database>,
  context: Context,
  { id }: Learner,
  source: SignInSource,
): Promise<string> {
  await requireWithinLimits(transaction, context.clock.now(), [[limits.signIns, id]]);
  await rememberSource(transaction, context, id, source);
  return startSession(transaction, context, id);
}

/**
 * Reloads the learner with a lock. A password replaced during the verification counts as wrong, a deleted
 * account as unknown.
 */
async function reloadLearner(
  transaction: Transaction<Database>,
  context: Context,
  { id, email, password_hash: verified }: Learner,
): Promise<Learner> {
  const learner = await learnerByEmailForChange(transaction, context, email);
  if (learner?.id !== id || learner.password_hash !== verified) throw wrongCredentials();
  return learner;
}

function wrongCredentials(): Refusal {
  const message = 'The email or the password is not right.';
  return invalid({ password: [message] }, 'INVALID_CREDENTIALS', message);
}

/**
 * Whether an unverified account must look like an unknown email; otherwise it would reveal that the email
 * was free at sign-up.
 */
function isHidden(
  { configuration }: Context,
  { deactivated_at: deactivated, verified_at: verified }: Learner,
) {
  return configuration.enumerationProtection && deactivated === null && verified === null;
}

function canSignIn({ deactivated_at: deactivated, verified_at: verified }: Learner): boolean {
  return deactivated === null && verified !== null;
}

function notVerified(): Refusal {
  return forbidden('EMAIL_NOT_VERIFIED', 'Please verify your email first.');
}
