import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '../auth/learner/email.ts';
import { nameKey } from '../auth/learner/display-name.ts';
import { notChosen } from '../auth/learner/insert-learner.ts';
import { isNameTaken } from '../auth/learner/learner-repository.ts';
import type { PasswordHasher } from '../kernel/password-hasher.ts';
import { startSession } from '../auth/session/start-session.ts';
import type { Context } from '../kernel/context.ts';

/** Learner fields set by a test; the rest is generated. */
export interface NewLearner {
  readonly email?: string;
  readonly password?: string;
  readonly username?: string;
  readonly demo?: boolean;
  /** False for an unverified email. */
  readonly verified?: boolean;
  /** False for a Google-only account. */
  readonly hasPassword?: boolean;
  /** False for a learner without name, age and gender. */
  readonly complete?: boolean;
  /** Default 'girl' for a complete learner. */
  readonly gender?: string | null;
  /** Reason for the deactivation of the account. */
  readonly deactiveReason?: string;
}

export interface TestLearner {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly username: string;
  /** A valid access token. */
  readonly token: string;
}

type Clocked = Pick<Context, 'database' | 'clock' | 'passwords' | 'secret'>;

/** Inserts a learner and starts a session. */
export async function createLearner(context: Clocked, learner: NewLearner): Promise<TestLearner> {
  const { database, clock } = context;
  const id = randomUUID();
  const {
    email = `${id}@example.org`,
    password = defaultPassword,
    username = `learner-${id.slice(0, 8)}`,
  } = learner;
  await database
    .insertInto('learner')
    .values({
      id,
      email: normaliseEmail(email),
      password_hash: learner.hasPassword === false ? null : await hashOnce(context.passwords, password),
      username,
      name_key: await freeNameKey(context, username),
      ...(learner.complete !== false && details),
      ...(learner.gender !== undefined && { gender: learner.gender }),
      head_item_id: notChosen,
      joined_at: clock.now(),
      verified_at: learner.verified === false ? null : clock.now(),
      ...(learner.deactiveReason !== undefined && {
        deactivated_at: clock.now(),
        deactive_reason: learner.deactiveReason,
      }),
      demo: learner.demo ? 1 : 0,
    })
    .execute();
  return { id, email, password, username, token: await startSession(database, context, id) };
}

const details = { first_name: 'Amina', last_name: 'Test', age: '11-15 Years Old', gender: 'female' };

/** Tests reuse a name for several learners; only the first gets the unique name key. */
async function freeNameKey({ database }: Clocked, username: string): Promise<string | null> {
  const key = nameKey(username);
  return (await isNameTaken(database, key)) ? null : key;
}

const defaultPassword = 'Oasis-and-wells-7';
const hashes = new Map<string, Promise<string>>();

/** Hashing is expensive by design, so a test run hashes each password once. */
function hashOnce(passwords: PasswordHasher, password: string): Promise<string> {
  const key = `${passwords.hashing} ${password}`;
  const known = hashes.get(key) ?? passwords.hash(password);
  hashes.set(key, known);
  return known;
}
