import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { invalid, Refusal, type FieldMessages } from '../../kernel/errors.ts';
import type { Call, Handler, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { limits, signUpLimit } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { countedHits, countHit } from '../../rate-limit/count-hits.ts';
import { recordCodeMail } from '../code/code-limits.ts';
import { issueCode } from '../code/one-time-code.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { endPendingSignUp, type PendingSignUp, rememberSignUp } from './pending-sign-up.ts';
import { consentVersion } from './record-consent.ts';
import { nameKey, nameProblem, tidyName } from '../learner/display-name.ts';
import { readEmail } from '../learner/email.ts';
import { insertLearner } from '../learner/insert-learner.ts';
import {
  isNameTaken,
  learnerByEmailForChange,
  learnerById,
  type Learner,
} from '../learner/learner-repository.ts';
import { passwordProblems } from '../password/password-rules.ts';
import { describeUser } from '../learner/describe-user.ts';

/** A sign-up with normalized email and name. */
interface SignUp {
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  /** Hash of the browser's verifier, or null. */
  readonly challenge: string | null;
  /** Earlier sign-up of this browser, for example with a mistyped email. */
  readonly replaces: PendingSignUp | null;
  readonly ip: string;
}

/**
 * Creates an unverified account and mails its code. Starts no session. Replaces a pending sign-up of the same browser.
 */
export const signUpStudent: Handler<'signUpStudent'> = async (call) => {
  const { context, body, ip, idempotencyKey } = call;
  const { email, username } = readSignUp(call);
  await requireSignUps(context, ip);
  const challenge = body.challenge ?? null;
  const signUp = {
    email,
    username,
    passwordHash: await context.passwords.hash(body.password),
    challenge,
    replaces: pendingSignUp(call),
    ip,
  };
  const now = context.clock.now();
  const request = { email, username, challenge, replaces: signUp.replaces?.email };
  const write = { learnerId: null, key: idempotencyKey, operation: 'signUpStudent', request, now };
  const user = await inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<SignUpResult>(transaction, write);
    const result = stored?.response ?? (await replaceAccount(transaction, context, signUp));
    if (!stored) await recordCodeMail(transaction, { purpose: 'verify-email', email, ip, now });
    if (!stored) await storeResponse(transaction, write, result);
    // Stores the id only; the name is read again.
    return result.id === null
      ? describeHidden(signUp, result.shown)
      : describeUser(await learnerById(transaction, result.id));
  });
  return { user, message: 'Welcome! We have sent a code to your email.' };
};

/** @throws {Refusal} 422 with all errors */
function readSignUp({ context, body }: Call<'signUpStudent'>) {
  const email = readEmail(body.email);
  const username = tidyName(body.username);
  const { passwordPolicy } = context.configuration;
  const name = nameProblem(username, { email });
  const password = passwordProblems(body.password, passwordPolicy, { email, username });
  if (name !== null || password.length > 0)
    throw invalid({ ...(name !== null && { username: [name] }), ...(password.length > 0 && { password }) });
  return { email, username };
}

function pendingSignUp({ body: { replaces } }: Call<'signUpStudent'>): PendingSignUp | null {
  if (!replaces) return null;
  const { email, username, verifier } = replaces;
  return { email: readEmail(email), username: tidyName(username), challenge: sha256(verifier) };
}

/**
 * Logs a warning for the operator.
 * @throws {Refusal} 429 for an IP with too many sign-ups
 */
async function requireSignUps({ database, clock, configuration, log }: Context, ip: string) {
  try {
    await requireWithinLimits(database, clock.now(), [[signUpLimit(configuration.signUpsPerHour), ip]]);
  } catch (error) {
    if (error instanceof Refusal)
      log.warn({ limit: configuration.signUpsPerHour }, 'one address signs up more often than it may');
    throw error;
  }
}

/** `id` is null for a taken email that must stay secret; `shown` is then a random id. */
interface SignUpResult {
  readonly id: string | null;
  readonly shown: string;
}

async function replaceAccount(
  transaction: Transaction<Database>,
  context: Context,
  signUp: SignUp,
): Promise<SignUpResult> {
  const { email, username, challenge, replaces } = signUp;
  if (replaces) {
    // Two calls that swap their emails take the locks in the same order.
    for (const one of [email, replaces.email].toSorted())
      await learnerByEmailForChange(transaction, context, one);
    await endPendingSignUp(transaction, context, replaces);
  }
  const result = await createAccount(transaction, context, signUp);
  if (challenge !== null)
    await rememberSignUp(transaction, { email, username, challenge }, context.clock.now());
  return result;
}

async function createAccount(
  transaction: Transaction<Database>,
  context: Context,
  signUp: SignUp,
): Promise<SignUpResult> {
  const { email, username } = signUp;
  const { enumerationProtection: secret } = context.configuration;
  const owner = await learnerByEmailForChange(transaction, context, email);
  const nameTaken = await isTakenOrHeld(transaction, signUp, context.clock.now());
  if (nameTaken || (owner && !secret))
    throw taken({ email: owner !== undefined && !secret, username: nameTaken });
  if (owner) return pretend(transaction, context, signUp, owner);
  const id = await insertNew(transaction, context, signUp);
  if (id !== null) return { id, shown: id };
  // A concurrent call took the name or email, or the email belongs to a demo learner.
  const lostName = await isNameTaken(transaction, nameKey(username));
  if (lostName || !secret) throw taken({ email: !lostName, username: lostName });
  return pretend(transaction, context, signUp, await learnerByEmailForChange(transaction, context, email));
}

/** Inserts the learner and sends the code; null for a taken email or name. */
async function insertNew(
  transaction: Transaction<Database>,
  context: Context,
  { email, username, passwordHash, challenge, ip }: SignUp,
): Promise<string | null> {
  const id = await insertLearner(transaction, {
    email,
    username,
    passwordHash,
    joinedAt: context.clock.now(),
    consentVersion: consentVersion(context.legal),
    googleSubject: null,
    verifiedAt: null,
    demo: false,
  });
  if (id === null) return null;
  const learner = { id, username };
  await issueCode(transaction, context, { purpose: 'verify-email', email, learner, challenge, ip });
  return id;
}

/** Responds like a sign-up and mails the owner. Reserves the name for as long as an unverified account would. */
async function pretend(
  transaction: Transaction<Database>,
  context: Context,
  { email, username }: SignUp,
  owner: Learner | undefined,
): Promise<SignUpResult> {
  const now = context.clock.now();
  await countHit(transaction, { ...limits.nameHeld, key: nameKey(username), now });
  const { allowed } = await countHit(transaction, { ...limits.emailInUse, key: email, now });
  const values = { name: owner?.username ?? '' };
  const to = allowed && owner ? email : null;
  await queueMail(transaction, context, { kind: 'address-in-use', to, learnerId: owner?.id ?? null, values });
  return { id: null, shown: randomUUID() };
}

async function isTakenOrHeld(
  transaction: Transaction<Database>,
  { username }: SignUp,
  now: number,
): Promise<boolean> {
  const key = nameKey(username);
  if (await isNameTaken(transaction, key)) return true;
  return (await countedHits(transaction, { ...limits.nameHeld, key, now })) > 0;
}

function taken(fields: { readonly email: boolean; readonly username: boolean }): Refusal {
  const messages: FieldMessages = {
    ...(fields.email && { email: ['The email has already been taken.'] }),
    ...(fields.username && { username: ['The username has already been taken.'] }),
  };
  return invalid(messages);
}

/** Response user of a sign-up without an account. */
function describeHidden({ email, username }: SignUp, id: string): ResponseBody<'signUpStudent'>['user'] {
  const empty = { first_name: null, last_name: null, age: null, gender: null };
  return describeUser({ id, email, username, ...empty });
}
