import type { Mode } from '../core/mode.ts';
import { chapterMode } from '../core/modes/chapter/chapter-mode.ts';
import type { RunState } from '../core/state/run-state.ts';
import { stay, toPhase } from '../core/state/step.ts';

const end = (state: RunState) => toPhase(state, { name: 'finished' }, { type: 'forget' });
const firstOpen = ({ quizzes }: RunState) => quizzes.find(({ closed }) => !closed)?.id ?? null;

/** As an endless game is: one life, a score without bound, each question asked for when it comes, over at the first miss. */
export const oneLife: Mode = {
  limits: { lives: 1, stars: Infinity },
  nextId: () => 'next',
  resume: () => null,
  afterWrong: end,
  afterQuestion: (state) => (state.lives === 0 ? end(state) : null),
  on: stay,
};

/** Like practice: no lives, no score, any number of answers. */
export const withoutScore: Mode = {
  limits: { lives: 0, stars: 0 },
  nextId: firstOpen,
  resume: () => null,
  afterWrong: () => null,
  afterQuestion: (state) => (firstOpen(state) === null ? end(state) : null),
  on: stay,
};

export const sampleModes = { chapter: chapterMode, 'one life': oneLife, 'without score': withoutScore };
