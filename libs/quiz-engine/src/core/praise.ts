import type { Moment } from './responses.ts';
import { currentQuiz, ownMs, type Praise, type RunState } from './state.ts';

const byType = {
  drag_and_drop: 'ordered',
  matchup_words: 'paired',
  unscramble_words: 'spelled',
  true_or_false: 'judged',
  multiple_choice: 'without-hint',
} as const;

/** Share of the time that is left after a quick answer. */
const quickShare = 0.75;

/** The praise for a right answer, in the state before it closes the question. */
export function praiseFor(state: RunState, now: Moment): Praise | null {
  const { inPlay, tried, deadline } = state;
  if (!inPlay) return null;
  if (tried.length > 0) return tried.length === 1 ? 'second-try' : 'kept-trying';
  // A lost life hides which of the earlier answers took two tries.
  const streak = state.lives === state.limits.lives ? rightInARow(state) + 1 : 0;
  if (streak === 5) return 'five-in-a-row';
  if (streak === 3) return 'three-in-a-row';
  if (deadline && ownMs(deadline, now) >= deadline.totalMs * quickShare) return 'quick';
  return byType[inPlay.type];
}

/** Right answers just before the current question. */
function rightInARow(state: RunState): number {
  const order = currentQuiz(state)?.order ?? 0;
  const before = state.quizzes.filter((quiz) => quiz.order < order).toReversed();
  const end = before.findIndex(({ outcome }) => outcome !== 'right');
  return end === -1 ? before.length : end;
}
