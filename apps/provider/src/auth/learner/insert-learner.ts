import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { nameKey } from './display-name.ts';

/** A learner who signs up or comes by Google. Times in epoch milliseconds. */
export interface NewLearner {
  /** Normalised. */
  readonly email: string;
  readonly username: string;
  readonly joinedAt: number;
  /** Null for a Google account. */
  readonly passwordHash: string | null;
  /** The subject of the Google account; null for a sign-up by form. */
  readonly googleSubject: string | null;
  /** When the e-mail was verified; null until then. */
  readonly verifiedAt: number | null;
  /** The text that a parent or guardian agreed to; null where that comes later. */
  readonly consentVersion: string | null;
  /** Whether the learner belongs to a demo. */
  readonly demo: boolean;
}

/** The head of a learner who has not chosen an avatar. */
export const notChosen = '';

/**
 * Adds the learner, who has not chosen an avatar yet. Returns the id, or null when the e-mail, the name or the subject is
 * taken: then nothing changes.
 */
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
