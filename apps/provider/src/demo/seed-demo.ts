import type { Kysely } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import type { Database } from '../database/schema.ts';

/** What the sign-in screen offers in a demo. Everybody may know it: the learner exists only in a demo. */
export const demoSignIn = { email: 'learner@example.org', password: 'Oasis-and-wells-7' };

/** Makes the demo learner when it is not there. `now` in epoch milliseconds. */
export async function seedDemo(database: Kysely<Database>, now: number): Promise<void> {
  const known = await database.selectFrom('learner').select('id').where('email', '=', demoSignIn.email).executeTakeFirst();
  if (known) return;
  const head = await database.selectFrom('avatar_item').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow();
  await database
    .insertInto('learner')
    .values({
      id: 'demo-learner',
      email: demoSignIn.email,
      password_hash: await hashPassword(demoSignIn.password),
      username: 'Trail Fox',
      first_name: 'Amina',
      last_name: 'Demo',
      age: '11-15 Years Old',
      gender: 'female',
      head_item_id: head.id,
      joined_at: now,
      demo: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
