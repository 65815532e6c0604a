import { codeRules, type CodePurpose } from '../auth/code/one-time-code.ts';
import { Argon2PasswordHasher } from '../auth/password/password-hasher.ts';
import { sessionRules } from '../auth/session/session-rules.ts';
import { systemClock } from '../kernel/clock.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { forgetHits } from '../rate-limit/count-hits.ts';
import { limits } from '../rate-limit/limits.ts';
import { loadSecret } from '../secret/load-secret.ts';
import { daysPass } from './days-pass.ts';
import { createLearner, type TestLearner } from './create-learner.ts';

/** Changes the learners of a provider that runs in another process. */
export interface LearnerDesk {
  createLearner(): Promise<TestLearner>;
  /** Leaves a learner as one who has only ever signed in with Google. */
  removePassword(learnerId: string): Promise<void>;
  /** Lets the access time of the learner's tokens pass: each is good for a refresh only. */
  expireTokens(learnerId: string): Promise<void>;
  /** Lets the life of the code pass that was mailed to an address, and the pause before the next one. */
  expireCode(purpose: CodePurpose, email: string): Promise<void>;
  /** Moves what the learner has answered so far into the past. */
  daysPass(learnerId: string, days: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database of a running provider from outside.
 *
 * @param place where its data lives; its schema and content are there already
 */
export async function openLearnerDesk(place: DatabaseLocation): Promise<LearnerDesk> {
  const database = await openDatabase(place);
  const context = {
    database,
    clock: systemClock,
    passwords: new Argon2PasswordHasher('owasp'),
    secret: await loadSecret(database, place),
  };
  return {
    createLearner: () => createLearner(context, {}),
    removePassword: async (learnerId) => {
      await database
        .updateTable('learner')
        .set({ password_hash: null })
        .where('id', '=', learnerId)
        .execute();
    },
    expireTokens: async (learnerId) => {
      await database
        .updateTable('session')
        .set(({ eb }) => ({ rotated_at: eb('rotated_at', '-', sessionRules.accessMs) }))
        .where('learner_id', '=', learnerId)
        .execute();
    },
    expireCode: async (purpose, email) => {
      await database
        .updateTable('one_time_code')
        .set(({ eb }) => ({ expires_at: eb('expires_at', '-', codeRules.lifeMs) }))
        .where('purpose', '=', purpose)
        .where('email', '=', email)
        .execute();
      await forgetHits(database, limits.codePause, `${purpose} ${email}`);
    },
    daysPass: (learnerId, days) => daysPass(database, learnerId, days),
    close: () => database.destroy(),
  };
}
