import { forbidden, invalid, type Refusal, tooMany } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { takeBackHits } from '../rate-limit/count-hits.ts';
import { accountClosed } from './learner/account-closed.ts';
import { normaliseEmail } from './learner/email.ts';
import { learnerByEmail, learnerByEmailForChange, type Learner } from './learner/learner-repository.ts';
import { describeUser } from './learner/describe-user.ts';
import { startSession } from './session/start-session.ts';
import { newSecret } from './session/token.ts';
import { countGuess, type CountedGuess } from './password/guess.ts';
import { knownAt, type Place, rememberPlace } from './password/known-places.ts';

/**
 * Only verifies: rules for new passwords never lock out an old one. Says the same for an unknown e-mail; that the account
 * is deactivated or not proven only after the right password. An address over its limit lets in only learners it knows.
 */
export const signInStudent: Handler<'signInStudent'> = async ({ context, body, ip }) => {
  const { database, clock, passwords } = context;
  passwords.requireRoom();
  const email = normaliseEmail(body.email);
  const known = await learnerByEmail(database, context, email);
  const { byIp, byDevice } = await knownAt(database, context, known?.id ?? null, { ...body, ip });
  const device = byDevice ? (body.device ?? null) : null;
  const counted = await inTransaction(database, (transaction) =>
    countGuess(transaction, { email, ip, device, now: clock.now() }),
  );
  const right = await verifyOrForgive(context, counted, body.password, known);
  if (counted.crowdedMs > 0 && !(right && byIp)) throw tooMany(counted.crowdedMs);
  if (!known || !right) throw wrongCredentials();
  const place = { ip, device: body.device ?? newSecret() };
  const { learner, token } = await inTransaction(database, async (transaction) => {
    const learner = await stillThere(transaction, context, known);
    if (isSecret(context, learner)) throw wrongCredentials();
    await takeBackHits(transaction, counted.hits);
    return { learner, token: mayEnter(learner) ? await enter(transaction, context, learner, place) : null };
  });
  if (token === null) throw learner.deactivated_at === null ? notVerified() : accountClosed(learner);
  return {
    access_token: token,
    user: describeUser(learner),
    message: 'Welcome back!',
    device: place.device,
  };
};

/** A guess that was not verified does not count. */
async function verifyOrForgive(
  { database, passwords }: Context,
  { hits, crowdedMs }: CountedGuess,
  password: string,
  learner: Learner | undefined,
): Promise<boolean> {
  const stored = learner?.password_hash ?? null;
  try {
    return await (crowdedMs > 0
      ? passwords.verifyApart(password, stored)
      : passwords.verify(password, stored));
  } catch (error) {
    await takeBackHits(database, hits);
    throw error;
  }
}

async function enter(
  transaction: Transaction<Database>,
  context: Context,
  { id }: Learner,
  place: Place,
): Promise<string> {
  await rememberPlace(transaction, context, id, place);
  return startSession(transaction, context, id);
}

/**
 * The learner as stored now, locked. Verification takes time: a password that was replaced meanwhile is a wrong one, and an
 * account that was deleted is unknown.
 */
async function stillThere(
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

/** Whether an account without proof must look like none: it tells that the address was free when somebody signed up. */
function isSecret(
  { configuration }: Context,
  { deactivated_at: deactivated, verified_at: verified }: Learner,
) {
  return configuration.enumerationProtection && deactivated === null && verified === null;
}

function mayEnter({ deactivated_at: deactivated, verified_at: verified }: Learner): boolean {
  return deactivated === null && verified !== null;
}

function notVerified(): Refusal {
  return forbidden('EMAIL_NOT_VERIFIED', 'Please verify your email first.');
}
