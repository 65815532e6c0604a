import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { nameKey } from '../auth/learner/display-name.ts';
import { notChosen } from '../auth/learner/insert-learner.ts';
import { isNameTaken } from '../auth/learner/learner-repository.ts';
import type { Database } from '../database/schema.ts';
import type { PasswordHasher } from '../kernel/password-hasher.ts';
import { seedCrowd } from './crowd/seed-crowd.ts';

/** Public credentials on the sign-in screen; the learner exists only in a demo. */
export const demoSignIn = { email: 'learner@example.org', password: 'Oasis-and-wells-7' } as const;

const nickname = 'Trail Fox';

/**
 * Adds the demo learner without progress, and 200 crowd learners with runs played by the rules. Keeps
 * existing learners.
 * @param now epoch milliseconds; all games end before it
 */
export async function seedDemo(
  database: Kysely<Database>,
  passwords: PasswordHasher,
  now: number,
): Promise<void> {
  await seedDemoLearner(database, passwords, now);
  await seedCrowd(database, now);
}

async function seedDemoLearner(
  database: Kysely<Database>,
  passwords: PasswordHasher,
  now: number,
): Promise<void> {
  const { email, password } = demoSignIn;
  const known = await database
    .selectFrom('learner')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) return;
  const key = nameKey(nickname);
  await database
    .insertInto('learner')
    .values({
      id: randomUUID(),
      email,
      password_hash: await passwords.hash(password),
      username: nickname,
      // Null when an earlier learner of the instance has the name.
      name_key: (await isNameTaken(database, key)) ? null : key,
      first_name: 'Amina',
      last_name: 'Demo',
      age: '11-15 Years Old',
      gender: 'female',
      head_item_id: notChosen,
      joined_at: now,
      verified_at: now,
      demo: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
