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

/** Changes learners of a provider in another process. */
export interface LearnerDesk {
  createLearner(): Promise<TestLearner>;
  /** Ends the access time of the learner's tokens: they are valid for a refresh only. */
  expireTokens(learnerId: string): Promise<void>;
  /** Expires the code mailed to an address, and the pause before the next code. */
  expireCode(purpose: CodePurpose, email: string): Promise<void>;
  /** Moves the learner's answers and camp-fire days into the past. */
  daysPass(learnerId: string, days: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database of a running provider.
 *
 * @param place location of its data, with schema and content
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
