import { Argon2PasswordHasher } from '../auth/password/password-hasher.ts';
import { systemClock } from '../kernel/clock.ts';
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { loadSecret } from '../secret/load-secret.ts';
import { createLearner, type TestLearner } from './create-learner.ts';

/** Adds learners to a provider that runs in another process. */
export interface LearnerDesk {
  createLearner(): Promise<TestLearner>;
  close(): Promise<void>;
}

/**
 * Opens the database of a running provider from outside.
 *
 * @param place where its data lives; its schema and content are there already
 */
export async function openLearnerDesk(place: DatabasePlace): Promise<LearnerDesk> {
  const database = await openDatabase(place);
  const context = {
    database,
    clock: systemClock,
    passwords: new Argon2PasswordHasher('owasp'),
    secret: await loadSecret(database, place),
  };
  return { createLearner: () => createLearner(context, {}), close: () => database.destroy() };
}
