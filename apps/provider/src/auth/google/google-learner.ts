import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { deleteLearner } from '../account/delete-account.ts';
import { insertLearner, type NewLearner } from '../learner/insert-learner.ts';
import { learnerBySubjectForChange, type Learner } from '../learner/learner-repository.ts';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

export interface GoogleNewcomer {
  readonly subject: string;
  /** Normalized, verified by the issuer. */
  readonly email: string;
  readonly demo: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Almost always the first attempt finds a free nickname. */
const mostAttempts = 50;

/**
 * Finds the learner by Google subject or creates one with a generated nickname. Null when another account
 * has verified the email: accounts are never joined by email. Consent and profile follow later.
 */
export async function googleLearner(
  transaction: Transaction<Database>,
  newcomer: GoogleNewcomer,
): Promise<Learner | null> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const known = await learnerBySubjectForChange(transaction, newcomer.subject);
    if (known) return known;
    if (await isTaken(transaction, newcomer.email)) return null;
    // A taken nickname or a faster process makes the insert fail; the loop looks again.
    await insertLearner(transaction, accountOf(newcomer, generateNickname(attempt > 0)));
  }
  throw new Error('No free nickname was found.');
}

/**
 * Whether another account has verified the email. Replaces an unverified (thus empty) sign-up, so that a
 * stranger cannot lock the owner out. A closed account stays closed.
 */
async function isTaken(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const query = transaction
    .selectFrom('learner')
    .select(['id', 'verified_at', 'deactivated_at'])
    .where('email', '=', email);
  // Locks the row against a concurrent verification.
  const owner = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  if (!owner) return false;
  if (owner.verified_at !== null || owner.deactivated_at !== null) return true;
  await deleteLearner(transaction, owner.id);
  return false;
}

/** Account row with a verified email and without consent. */
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

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First words of nicknames. */
const virtues = wordsOf(`
  Brave Bright Calm Careful Caring Cheerful Curious Eager Fair Friendly Generous Gentle Glad Grateful Helpful Honest
  Hopeful Humble Joyful Kind Loyal Modest Nimble Patient Peaceful Polite Quiet Sincere Steady Sunny Thankful Thoughtful
  Truthful Warm Willing Wise
`);

/** Second words; excludes sacred things, people and weapons. */
const things = wordsOf(`
  Acacia Almond Breeze Brook Canyon Cedar Cloud Comet Coral Cypress Dawn Delta Dune Falcon Fern Fig Finch Garden Gazelle
  Harbour Harvest Heron Hill Horizon Ibex Island Jasmine Lagoon Lark Meadow Mint Moon Oasis Olive Orchard Oryx Palm Pearl
  Pebble Pine Planet Pomegranate Rain River Sail Sapling Sparrow Spring Star Stream Sunrise Swallow Terrace Valley Wave
  Willow
`);

/** Generates a nickname unrelated to the real name. `numbered` appends a number, for taken nicknames. */
function generateNickname(numbered: boolean): string {
  const words = `${oneOf(virtues)} ${oneOf(things)}`;
  return numbered ? `${words} ${randomInt(2, 10_000)}` : words;
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
