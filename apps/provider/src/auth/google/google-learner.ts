import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { deleteLearner } from '../account/delete-account.ts';
import { insertLearner, type NewLearner } from '../learner/insert-learner.ts';
import { learnerBySubjectForChange, type Learner } from '../learner/learner-repository.ts';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

/** A person who signs in with Google. */
export interface GoogleNewcomer {
  readonly subject: string;
  /** Normalised, and proven by the issuer. */
  readonly email: string;
  readonly demo: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A free nickname almost always takes one attempt. */
const mostAttempts = 50;

/**
 * The learner with this subject at Google, created with a generated nickname when new; null when another account has
 * verified the e-mail: accounts are joined by subject, never by e-mail. Consent and the rest of the profile come after.
 */
export async function googleLearner(
  transaction: Transaction<Database>,
  newcomer: GoogleNewcomer,
): Promise<Learner | null> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const known = await learnerBySubjectForChange(transaction, newcomer.subject);
    if (known) return known;
    if (await isTaken(transaction, newcomer.email)) return null;
    // Fails when the nickname is taken or another process was faster: then look again.
    await insertLearner(transaction, accountOf(newcomer, generateNickname(attempt > 0)));
  }
  throw new Error('No free nickname was found.');
}

/**
 * Whether another account has verified the e-mail. An unverified sign-up is replaced, so that a stranger who typed the e-mail
 * first cannot lock its owner out; it is still empty. A closed account stays closed.
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

/** The issuer has proven the e-mail; consent comes later. */
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

/** First words of generated nicknames: kind qualities. */
const virtues = wordsOf(`
  Brave Bright Calm Careful Caring Cheerful Curious Eager Fair Friendly Generous Gentle Glad Grateful Helpful Honest
  Hopeful Humble Joyful Kind Loyal Modest Nimble Patient Peaceful Polite Quiet Sincere Steady Sunny Thankful Thoughtful
  Truthful Warm Willing Wise
`);

/** Second words: places and things of nature. Nothing sacred, no person, no weapon. */
const things = wordsOf(`
  Acacia Almond Breeze Brook Canyon Cedar Cloud Comet Coral Cypress Dawn Delta Dune Falcon Fern Fig Finch Garden Gazelle
  Harbour Harvest Heron Hill Horizon Ibex Island Jasmine Lagoon Lark Meadow Mint Moon Oasis Olive Orchard Oryx Palm Pearl
  Pebble Pine Planet Pomegranate Rain River Sail Sapling Sparrow Spring Star Stream Sunrise Swallow Terrace Valley Wave
  Willow
`);

/**
 * A nickname of two words for a learner who has not chosen one: never anything of a real name. `numbered` adds
 * a number, for when the words alone are taken.
 */
function generateNickname(numbered: boolean): string {
  const words = `${oneOf(virtues)} ${oneOf(things)}`;
  return numbered ? `${words} ${randomInt(2, 10_000)}` : words;
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
