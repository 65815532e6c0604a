import { Argon2PasswordHasher } from '../../auth/password/password-hasher.ts';
import { systemClock } from '../../kernel/clock.ts';
import { openDatabase } from '../../database/open-database.ts';
import { loadSecret } from '../../secret/load-secret.ts';
import { createLearner, type TestLearner } from '../create-learner.ts';
import type { TestPlace } from '../test-databases.ts';
import { loadContent, type LoadQuestion } from './load-content.ts';

export interface PreparedLoad {
  readonly learners: TestLearner[];
  readonly questions: readonly LoadQuestion[];
}

/** Makes so many learners, signed in and without a password, and reads what they will answer; leaves the database closed. */
export async function prepareLoad(place: TestPlace, count: number): Promise<PreparedLoad> {
  const database = await openDatabase(place);
  const context = {
    database,
    clock: systemClock,
    passwords: new Argon2PasswordHasher('owasp'),
    secret: await loadSecret(database, place),
  };
  const learners: TestLearner[] = [];
  while (learners.length < count) learners.push(await createLearner(context, { hasPassword: false }));
  const questions = await loadContent(database);
  await database.destroy();
  return { learners, questions };
}
