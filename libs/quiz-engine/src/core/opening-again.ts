import type { RunState } from './run-state.ts';
import { stay, toPhase, type Step } from './step.ts';
import { repeatedAttempt } from './submission.ts';

/** Asks for the same question once more, after the network failed. */
export function openAgain(state: RunState): Step {
  const { phase, currentId } = state;
  if (phase.name !== 'opening' || phase.attempt.retryAt === null || currentId === null) return stay(state);
  const again = { ...phase, attempt: repeatedAttempt(phase.attempt) };
  return toPhase(state, again, { type: 'open', quizId: currentId });
}
