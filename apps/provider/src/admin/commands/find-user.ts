import { normaliseEmail } from '../../auth/learner/email.ts';
import type { Learner } from '../../auth/learner/learner-repository.ts';
import type { Executor } from '../../database/executor.ts';
import { AdminError } from '../kit/outcome.ts';
import { printable } from '../output/printable.ts';

export const userArgument = ['<user>', 'id, e-mail or name of the learner'] as const;

/**
 * Finds a learner by id, email or name.
 * @throws {AdminError} for no match or several matches
 */
export async function findUser(executor: Executor, text: string): Promise<Learner> {
  const found = await executor
    .selectFrom('learner')
    .selectAll()
    .where((row) =>
      row.or([row('id', '=', text), row('email', '=', normaliseEmail(text)), row('username', '=', text)]),
    )
    .orderBy('id')
    .limit(10)
    .execute();
  const [learner, ...others] = found;
  if (!learner) throw new AdminError(1, `There is no learner "${printable(text)}". Try: user list --search`);
  if (others.length === 0) return learner;
  const ids = found.map(({ id }) => id).join(', ');
  throw new AdminError(1, `Several learners are called "${printable(text)}". Name one by its id: ${ids}`);
}

export const userStates = ['active', 'unverified', 'deactivated'] as const;
export type UserState = (typeof userStates)[number];

export function userState({
  verified_at,
  deactivated_at,
}: Pick<Learner, 'verified_at' | 'deactivated_at'>): UserState {
  if (deactivated_at !== null) return 'deactivated';
  return verified_at === null ? 'unverified' : 'active';
}
