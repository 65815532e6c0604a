import type { Mode } from '../core/events.ts';
import { chapterMode } from '../core/chapter-mode.ts';
import { endlessMode } from '../core/endless-mode.ts';
import { practiceMode } from '../core/practice-mode.ts';
import { nextOpenId, type RunState } from '../core/state.ts';
import { stay, toPhase } from '../core/step.ts';

const end = (state: RunState) => toPhase(state, { name: 'finished' }, { type: 'forget' });

/** No lives, no score, any number of answers. */
export const withoutScore: Mode = {
  limits: { lives: 0, stars: 0 },
  nextId: nextOpenId,
  resume: () => null,
  afterWrong: () => null,
  afterQuestion: (state) => (nextOpenId(state) === null ? end(state) : null),
  on: stay,
};

export const sampleModes = {
  chapter: chapterMode,
  endless: endlessMode,
  practice: practiceMode,
  'without score': withoutScore,
};
