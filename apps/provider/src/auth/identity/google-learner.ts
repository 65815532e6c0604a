import type { Transaction } from 'kysely';
import { deleteLearner } from '../account-data/delete-learner.ts';
import { insertLearner, type NewLearner } from '../learner/insert-learner.ts';
import { learnerBySubjectForChange, type Learner } from '../learner/learner-repository.ts';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { madeUpNickname } from './nickname.ts';

/** A person who signs in with Google. */
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
 * The learner with this subject at Google, created with a generated nickname when new; null when another account has
 * verified the e-mail: accounts are joined by subject, never by e-mail. Consent and the rest of the profile come after.
 */
export async function googleLearner(
  transaction: Transaction<Database>,
  newcomer: GoogleNewcomer,
): Promise<Learner | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await learnerBySubjectForChange(transaction, newcomer.subject);
    if (known) return known;
    if (await isTaken(transaction, newcomer.email)) return null;
    // Fails when the nickname is taken or another process was faster: then look again.
    await insertLearner(transaction, accountOf(newcomer, madeUpNickname(attempt > 0)));
  }
  throw new Error('No free nickname was found.');
}

/**
 * Whether another account has verified the address. An unverified sign-up is replaced: a stranger who typed the address first keeps its
 * owner out no longer, and there is nothing in it yet. One that was closed stays closed.
 */
async function isTaken(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const query = transaction
    .selectFrom('learner')
    .select(['id', 'verified_at', 'deactivated_at'])
    .where('email', '=', email);
  // Locked: a sign-up that is being verified at this moment is either replaced before, or taken.
  const owner = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  if (!owner) return false;
  if (owner.verified_at !== null || owner.deactivated_at !== null) return true;
  await deleteLearner(transaction, owner.id);
  return false;
}

/** The issuer has proven the address; consent comes later. */
function accountOf({ subject, email, demo, now }: GoogleNewcomer, username: string): NewLearner {
  return {
    email,
    username,
    joinedAt: now,
    verifiedAt: now,
    googleSubject: subject,
    passwordHash: null,
    consentVersion: null,
    demo,
  };
}
