import type { Mode, Step } from './events.ts';
import { openQuestion } from './opening.ts';
import { nextOpenId, type RunState } from './state.ts';
import { leave, stay, toPhase } from './step.ts';

/** Practice of a passed chapter: no lives, no clock, no score, and the right answer after each answer (D111). */
export const practiceMode: Mode = {
  limits: { lives: 0, stars: 0 },
  nextId: nextOpenId,
  // A review without due questions.
  resume: (state) => (state.quizzes.length === 0 ? end(state) : null),
  afterWrong: (closed) => toPhase(closed, { name: 'practised' }),
  afterQuestion: endIfDone,
  on: (state, event) =>
    event.type === 'continue' && state.phase.name === 'practised' ? goOn(state) : stay(state),
};

function goOn(state: RunState): Step {
  const next = nextOpenId(state);
  return next === null ? end(state) : openQuestion(state, next);
}

function endIfDone(state: RunState): Step | null {
  return nextOpenId(state) === null ? end(state) : null;
}

function end(state: RunState): Step {
  return leave(state, 'practised');
}
