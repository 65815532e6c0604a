import type { Mode } from '../core/mode.ts';
import { chapterMode } from '../core/modes/chapter/chapter-mode.ts';
import { endlessMode } from '../core/modes/endless/endless-mode.ts';
import { practiceMode } from '../core/modes/practice/practice-mode.ts';
import type { RunState } from '../core/state/run-state.ts';
import { stay, toPhase } from '../core/state/step.ts';

const end = (state: RunState) => toPhase(state, { name: 'finished' }, { type: 'forget' });
const firstOpen = ({ quizzes }: RunState) => quizzes.find(({ closed }) => !closed)?.id ?? null;

/** No lives, no score, any number of answers. */
export const withoutScore: Mode = {
  limits: { lives: 0, stars: 0 },
  nextId: firstOpen,
  resume: () => null,
  afterWrong: () => null,
  afterQuestion: (state) => (firstOpen(state) === null ? end(state) : null),
  on: stay,
};

export const sampleModes = {
  chapter: chapterMode,
  endless: endlessMode,
  practice: practiceMode,
  'without score': withoutScore,
};
