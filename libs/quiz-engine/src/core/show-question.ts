import { noLockedParts } from './answer.ts';
import type { Quiz } from './chapter.ts';
import { questionCore } from './question-registry.ts';
import type { RunState } from './run-state.ts';

/** Makes a question the current one, with what the learner had put in before. */
export function showQuestion(state: RunState, quiz: Quiz): RunState {
  return {
    ...state,
    currentId: quiz.id,
    warned: false,
    hint: null,
    closing: null,
    ...restoreInput(quiz),
  };
}

function restoreInput({ type, question, userAnswer }: Quiz): Pick<RunState, 'input' | 'locked'> {
  if (!question) return { input: null, locked: noLockedParts };
  const core = questionCore(type);
  if (userAnswer === undefined || userAnswer === null) {
    return { input: core.empty(question), locked: noLockedParts };
  }
  // Part by part, what is stored is right already and locked; else it is a whole answer to look at again.
  return core.lockedParts
    ? { input: core.empty(question), locked: core.lockedParts(userAnswer, question) }
    : { input: core.fromAnswer(userAnswer, question), locked: noLockedParts };
}
