import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Learner } from '../accounts/learner-repository.ts';
import type { Database } from '../database/schema.ts';
import { madeUpNickname } from './nickname.ts';

/** Who signs in with Google. */
export interface GoogleNewcomer {
  readonly subject: string;
  /** Normalised, and proven by the issuer. */
  readonly email: string;
  readonly demo: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Chance almost never needs a second try, and never this many. */
const tries = 50;

/**
 * The learner whom Google knows by this subject, made with a made-up nickname when new; null when somebody else has the
 * e-mail: accounts are joined by subject, never by e-mail (decision 34). Consent and the rest of the profile come after.
 */
export async function googleLearner(
  transaction: Transaction<Database>,
  newcomer: GoogleNewcomer,
): Promise<Learner | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await learnerBySubject(transaction, newcomer.subject);
    if (known) return known;
    if (await hasLearner(transaction, newcomer.email)) return null;
    await addLearner(transaction, newcomer, attempt);
  }
  throw new Error('No free nickname was found.');
}

function learnerBySubject(transaction: Transaction<Database>, subject: string): Promise<Learner | undefined> {
  return transaction
    .selectFrom('learner')
    .selectAll()
    .where('google_subject', '=', subject)
    .executeTakeFirst();
}

async function hasLearner(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('learner')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the learner unless the nickname has just been taken, or another process was faster. */
async function addLearner(
  transaction: Transaction<Database>,
  { subject, email, demo, now }: GoogleNewcomer,
  attempt: number,
): Promise<void> {
  const { name, key } = madeUpNickname(attempt > 0);
  const head = await transaction
    .selectFrom('avatar_item')
    .select('id')
    .where('category', '=', 'head')
    .where('retired', '=', 0)
    .where('unlocked_at', 'is', null)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('learner')
    .values({
      id: randomUUID(),
      email,
      username: name,
      name_key: key,
      google_subject: subject,
      head_item_id: head.id,
      joined_at: now,
      verified_at: now,
      last_seen_at: now,
      demo: demo ? 1 : 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
