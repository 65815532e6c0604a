import type { Mode } from '../../mode.ts';
import { openQuestion } from '../../round/opening.ts';
import type { RunState } from '../../state/run-state.ts';
import { stay, toPhase, type Step } from '../../state/step.ts';

/** Practice of a passed chapter: no lives, no clock, no score, and the right answer after each try (D111). */
export const practiceMode: Mode = {
  limits: { lives: 0, stars: 0 },
  nextId,
  // A review of which nothing is due.
  resume: (state) => (state.quizzes.length === 0 ? end(state) : null),
  afterWrong: (closed) => toPhase(closed, { name: 'practised' }),
  afterQuestion: endIfDone,
  on: (state, event) =>
    event.type === 'continue' && state.phase.name === 'practised' ? goOn(state) : stay(state),
};

function nextId({ quizzes }: RunState): string | null {
  return quizzes.find(({ closed }) => !closed)?.id ?? null;
}

function goOn(state: RunState): Step {
  const next = nextId(state);
  return next === null ? end(state) : openQuestion(state, next);
}

function endIfDone(state: RunState): Step | null {
  return nextId(state) === null ? end(state) : null;
}

function end(state: RunState): Step {
  const { stars, lives } = state;
  return toPhase(state, { name: 'finished' }, { type: 'finish', way: 'practised', stars, lives });
}
