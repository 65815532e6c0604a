import type { Mode, Step } from './events.ts';
import type { RunState } from './state.ts';
import { finish, remembered, stay, toPhase } from './step.ts';

/** The Infinity Trail (B4): one life, a streak without bound, each question drawn when it is opened (D171, D196). */
export const endlessMode: Mode = {
  limits: { lives: 1, stars: Infinity },
  nextId: () => 'next',
  resume: endIfOver,
  afterWrong: (closed) => remembered(toPhase({ ...closed, lives: 0 }, { name: 'game-over' })),
  afterQuestion: endIfOver,
  on: (state, { type }) =>
    state.phase.name === 'game-over' && type === 'continue' ? finish(state, 'game-over') : stay(state),
};

/** Ends the game without a life, or after the last question of all (ENDLESS_COMPLETED). */
function endIfOver(state: RunState): Step | null {
  const isOver = state.lives === 0 || state.notes.includes('completed');
  return isOver ? finish(state, 'game-over') : null;
}
