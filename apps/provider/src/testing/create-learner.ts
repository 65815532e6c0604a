import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '../accounts/email.ts';
import { hashPassword } from '../accounts/password.ts';
import { startSession } from '../accounts/start-session.ts';
import type { Context } from '../app/context.ts';

/** What a test may say of a learner; the rest is made up. */
export interface NewLearner {
  readonly email?: string;
  readonly password?: string;
  readonly username?: string;
  readonly demo?: boolean;
}

export interface TestLearner {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly username: string;
  /** A live access token. */
  readonly token: string;
}

/** Writes a learner into the database and begins a session. */
export async function createLearner(context: Context, learner: NewLearner): Promise<TestLearner> {
  const { database, clock } = context;
  const id = randomUUID();
  const {
    email = `${id}@example.org`,
    password = defaultPassword,
    username = `learner-${id.slice(0, 8)}`,
  } = learner;
  const head = await database
    .selectFrom('avatar_item')
    .select('id')
    .where('category', '=', 'head')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('learner')
    .values({
      id,
      email: normaliseEmail(email),
      password_hash: await hashOnce(password),
      username,
      first_name: 'Amina',
      last_name: 'Test',
      age: '11-15 Years Old',
      gender: 'female',
      head_item_id: head.id,
      joined_at: clock.now(),
      verified_at: clock.now(),
      demo: learner.demo ? 1 : 0,
    })
    .execute();
  return { id, email, password, username, token: await startSession(database, id, clock.now()) };
}

const defaultPassword = 'Oasis-and-wells-7';
const hashes = new Map<string, Promise<string>>();

/** Hashing is dear by design: a test run does it once for each password. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
