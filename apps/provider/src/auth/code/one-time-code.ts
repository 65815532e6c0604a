import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Learner } from '../learner/learner-repository.ts';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';
import { requesterHash, isRequester, type CodeAttempt } from './code-requester.ts';
import { issueResetLink } from './reset-link.ts';
import { codeLifeMs } from '../../mail/letters.ts';
import { isPostgres } from '../../database/executor.ts';
import { invalid, type Refusal } from '../../kernel/errors.ts';

export const codeRules = {
  digits: 6,
  lifeMs: codeLifeMs,
  /** Wrong attempts until the code is invalid. */
  attempts: 5,
} as const;

/** Path of the link in the sign-up mail. */
export const linkPath = '/auth/v1/verify-email/link';

/** Purpose of a code, and kind of its mail. */
export type CodePurpose = 'verify-email' | 'reset-password' | 'set-password' | 'delete-account';

interface CodeOrder {
  readonly purpose: CodePurpose;
  /** Normalized. */
  readonly email: string;
  /** Null for an unknown email. */
  readonly learner: Pick<Learner, 'id' | 'username'> | null;
  /** Hash of the requesting browser's verifier; null without storage. */
  readonly challenge: string | null;
  readonly ip: string;
}

/**
 * Stores a new code for the email, replaces the previous code, and queues the mail. For an unknown email the
 * same work is done and undone.
 */
export async function issueCode(
  transaction: Transaction<Database>,
  context: Context,
  { purpose, email, learner, challenge, ip }: CodeOrder,
): Promise<void> {
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const proof = purpose === 'verify-email' && challenge !== null ? newSecret() : null;
  const now = context.clock.now();
  const learnerId = learner?.id ?? null;
  const row = {
    learner_id: learnerId,
    code_hash: codeHash(context, purpose, email, code),
    tries: 0,
    created_at: now,
    expires_at: now + codeRules.lifeMs,
    link_hash: proof === null ? null : hashSecret(proof),
    challenge,
    asker: requesterHash(context, { challenge, ip }),
    own_tries: 0,
  };
  await transaction
    .insertInto('one_time_code')
    .values({ purpose, email, ...row })
    .onConflict((conflict) => conflict.columns(['purpose', 'email']).doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom('one_time_code')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('learner_id', 'is', null)
    .execute();
  const { publicUrl } = context.configuration;
  const link =
    purpose === 'reset-password'
      ? await issueResetLink(transaction, { learnerId, email, publicUrl, now })
      : proof && `${publicUrl}${linkPath}?token=${proof}`;
  const values = { name: learner?.username ?? '', code, link };
  await queueMail(transaction, context, { kind: purpose, to: learner ? email : null, learnerId, values });
}

/** Deletes the learner's codes, links and pending exchanges. */
export async function endCodes(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  await transaction.deleteFrom('one_time_code').where('learner_id', '=', learnerId).execute();
  await transaction.deleteFrom('reset_link').where('learner_id', '=', learnerId).execute();
  await transaction.deleteFrom('token_exchange').where('learner_id', '=', learnerId).execute();
}

/** Hash of a code, bound to purpose and email; useless without the instance secret. */
function codeHash({ secret }: Pick<Context, 'secret'>, purpose: CodePurpose, email: string, code: string) {
  return secret.keyedHash(`code ${purpose}`, `${email} ${code}`);
}

/**
 * Returns the learner of a valid code, otherwise null. A wrong code costs an attempt, and after five
 * attempts every code is refused, so the caller must commit a refusal, too. The requesting browser has five
 * attempts of its own, which strangers cannot use up.
 */
export async function verifyCode(
  transaction: Transaction<Database>,
  context: Context,
  attempt: CodeAttempt,
  typed: string,
): Promise<string | null> {
  const { purpose, email } = attempt;
  const query = transaction
    .selectFrom('one_time_code')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email', '=', email);
  const row = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  const hash = codeHash(context, purpose, email, readDigits(typed));
  if (!row || row.expires_at <= context.clock.now()) return null;
  const count = isRequester(context, attempt, row.asker) ? 'own_tries' : 'tries';
  if (row[count] >= codeRules.attempts) return null;
  if (isSame(hash, row.code_hash)) return row.learner_id;
  await transaction
    .updateTable('one_time_code')
    .set({ [count]: row[count] + 1 })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .execute();
  return null;
}

/** Normalizes a typed or pasted code: converts digits of any script to ASCII, removes spaces, dashes and invisible characters. */
export function readDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Value of a digit: its distance from the zero of its script, whose ten digits are consecutive. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  const isDigit = (distance: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point - distance));
  let value = 0;
  while (value < 9 && isDigit(value + 1)) value += 1;
  return value;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** 422 for a wrong, used, expired or unknown code alike. */
export function wrongCode(): Refusal {
  const message = 'This code is not right, or its time is over.';
  return invalid({ otp: [message] }, 'INVALID_CODE', message);
}
