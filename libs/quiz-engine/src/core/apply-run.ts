import type { Moment, Quiz, Run } from './chapter.ts';
import { fixDeadline } from './deadline.ts';
import { rules } from './rules.ts';
import type { RunState } from './run-state.ts';

/** One source for a run: what the server sends replaces ours whole. */
export function applyRun(state: RunState, run: Run, now: Moment): RunState {
  const open = run.openQuizId;
  return {
    ...state,
    runId: run.id,
    lives: clamp(run.lives, rules.lives),
    stars: clamp(run.stars, rules.maxStars),
    // What was offered in another run counts no more.
    progressOffered: state.runId === run.id && state.progressOffered,
    deadline: open ? fixDeadline(state.deadline, open, run.remainingMs, state.questionMs, now) : null,
  };
}

/** Lives and stars by B4.12, for a provider that sends no run: counted from the answers. */
export function countFromAnswers(state: RunState, quizzes: readonly Quiz[]): RunState {
  const count = (outcomes: readonly (Quiz['outcome'] | null)[]) =>
    quizzes.filter(({ closed, outcome }) => closed && outcomes.includes(outcome)).length;
  return {
    ...state,
    runId: null,
    lives: clamp(rules.lives - count(['wrong', 'time_up']), rules.lives),
    stars: clamp(count(['right']), rules.maxStars),
    deadline: null,
  };
}

/** Replaces a question, or adds it in its order. */
export function putQuiz(quizzes: readonly Quiz[], quiz: Quiz): readonly Quiz[] {
  const others = quizzes.filter(({ id }) => id !== quiz.id);
  return [...others, quiz].sort((a, b) => a.order - b.order);
}

function clamp(value: number, most: number) {
  return Math.min(most, Math.max(0, Math.trunc(value)));
}
