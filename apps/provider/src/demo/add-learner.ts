import { randomUUID } from 'node:crypto';
import { nameKey } from '../auth/learner/display-name.ts';
import { normaliseEmail } from '../auth/learner/email.ts';
import { isNameTaken } from '../auth/learner/learner-repository.ts';
import type { Executor } from '../database/executor.ts';

/** What a demo knows of a learner. */
export interface AddedLearner {
  readonly email: string;
  /** Null for a learner without sign-in. */
  readonly passwordHash: string | null;
  readonly nickname: string;
  readonly firstName: string;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
  /** Chooses one of the heads that everybody has. */
  readonly headNumber: number;
}

/** Adds the learner. Gives the id, or null when somebody has that e-mail already: then nothing changes. */
export async function addLearner(executor: Executor, learner: AddedLearner): Promise<string | null> {
  const row = await executor
    .insertInto('learner')
    .values({
      id: randomUUID(),
      email: normaliseEmail(learner.email),
      password_hash: learner.passwordHash,
      username: learner.nickname,
      name_key: await freeNameKey(executor, learner.nickname),
      first_name: learner.firstName,
      last_name: 'Demo',
      age: '11-15 Years Old',
      gender: learner.headNumber % 2 === 0 ? 'female' : 'male',
      head_item_id: await headOf(executor, learner.headNumber),
      joined_at: learner.joinedAt,
      verified_at: learner.joinedAt,
      demo: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Null where a learner of the instance had the name before the demo came. */
async function freeNameKey(executor: Executor, nickname: string): Promise<string | null> {
  const key = nameKey(nickname);
  return (await isNameTaken(executor, key)) ? null : key;
}

async function headOf(executor: Executor, number: number): Promise<string> {
  const heads = await executor
    .selectFrom('avatar_item')
    .select('id')
    .where('category', '=', 'head')
    .where('unlocked_at', 'is', null)
    .where('retired', '=', 0)
    .orderBy('position')
    .execute();
  return heads[number % heads.length]?.id ?? '';
}
