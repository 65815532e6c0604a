import type { RunState } from '../core/state/run-state.ts';

/**
 * Whether the properties of a component differ at most in what the learner has put in: what shows none of it need not render
 * between a tap and its paint.
 */
export function isSameBesidesInput<Props extends { readonly state: RunState }>(
  before: Props,
  after: Props,
): boolean {
  const isRestSame = isSame(before, after, 'state');
  return isRestSame && isSame(before.state, after.state, 'inPlay');
}

function isSame<Value extends object>(before: Value, after: Value, except: keyof Value) {
  const names = Object.keys(after) as (keyof Value)[];
  return names.every((name) => name === except || Object.is(before[name], after[name]));
}
