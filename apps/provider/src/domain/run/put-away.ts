import { phaseOf, type RunState } from './run-state.ts';

export type PutAway =
  | { readonly run: RunState; readonly refusal: null }
  | { readonly refusal: 'CHAPTER_PASSED' | 'RUN_IN_PROGRESS' };

/**
 * Abandons a failed run, so that the chapter can be played again (D124, T17). Only a failed one: a run under
 * way would be a way to look at questions, and a passed one holds stars.
 */
export function putAway(run: RunState, now: number): PutAway {
  const phase = phaseOf(run);
  if (phase === 'playing') return { refusal: 'RUN_IN_PROGRESS' };
  if (phase === 'passed') return { refusal: 'CHAPTER_PASSED' };
  return { run: { ...run, putAwayAt: now }, refusal: null };
}
