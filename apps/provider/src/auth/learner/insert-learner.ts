import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { nameKey } from './display-name.ts';

/** A new account. Times in epoch milliseconds. */
export interface NewLearner {
  /** Normalized. */
  readonly email: string;
  readonly username: string;
  readonly joinedAt: number;
  /** Null for a Google account. */
  readonly passwordHash: string | null;
  /** Google subject; null for a sign-up by form. */
  readonly googleSubject: string | null;
  /** Time of the verification, or null. */
  readonly verifiedAt: number | null;
  /** Version of the accepted legal text; null until consent. */
  readonly consentVersion: string | null;
  readonly demo: boolean;
}

/** Head id before the learner chooses an avatar. */
export const notChosen = '';

/** Inserts the learner. Returns the id, or null for a taken email, name or subject. */
export async function insertLearner(
  transaction: Transaction<Database>,
  learner: NewLearner,
): Promise<string | null> {
  const row = await transaction
    .insertInto('learner')
    .values({
      id: randomUUID(),
      email: learner.email,
      password_hash: learner.passwordHash,
      username: learner.username,
      name_key: nameKey(learner.username),
      head_item_id: notChosen,
      joined_at: learner.joinedAt,
      demo: learner.demo ? 1 : 0,
      google_subject: learner.googleSubject,
      verified_at: learner.verifiedAt,
      consented_at: learner.consentVersion === null ? null : learner.joinedAt,
      consent_version: learner.consentVersion,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
