import type { Context } from '../../kernel/context.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Learner } from './learner-repository.ts';

/** Whether all visitors of a public demo share this account, whose password is public. */
export function isShared(
  { configuration }: Pick<Context, 'configuration'>,
  { demo }: Pick<Learner, 'demo'>,
): boolean {
  return configuration.demoShared && demo === 1;
}

/**
 * Protects a shared account from changes by visitors.
 * @throws {Refusal} 422 for a shared account
 */
export function requireOwnAccount(
  context: Pick<Context, 'configuration'>,
  learner: Pick<Learner, 'demo'>,
): void {
  if (!isShared(context, learner)) return;
  const message =
    'Everybody shares the account of this demo, so it stays as it is. Sign up to have your own.';
  throw invalid({}, 'DEMO_ACCOUNT', message);
}
