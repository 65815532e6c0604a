import { rules } from '../rules.ts';

/** How a question closed: answered right, out of lives, or out of time. */
export type Outcome = 'right' | 'wrong' | 'time_up';

/** One question as one run sees it. Times are epoch milliseconds. */
export interface RunQuestion {
  readonly id: string;
  readonly openedAt: number | null;
  /** Null before it is opened, and without a clock. */
  readonly deadlineAt: number | null;
  readonly closedAt: number | null;
  readonly outcome: Outcome | null;
}

/** One try at a chapter. Everything a rule needs, nothing of a database. */
export interface RunState {
  readonly lives: number;
  readonly stars: number;
  /** Those of the stars that count on boards. */
  readonly rankedStars: number;
  /** In the order in which they are played. */
  readonly questions: readonly RunQuestion[];
  /** When the last question closed, or the run began. */
  readonly lastClosedAt: number;
  readonly putAwayAt: number | null;
}

export type RunPhase = 'playing' | 'passed' | 'failed';

/** A question that nobody has opened yet. */
export function untouched(id: string): RunQuestion {
  return { id, openedAt: null, deadlineAt: null, closedAt: null, outcome: null };
}

/** A fresh run: all lives, no stars, nothing opened. */
export function newRun(questionIds: readonly string[], now: number): RunState {
  const questions = questionIds.map(untouched);
  return { lives: rules.lives, stars: 0, rankedStars: 0, questions, lastClosedAt: now, putAwayAt: null };
}

/**
 * Where the run stands (B4.6, B4.8, D114 and D115): it ends without lives or without open questions, and three
 * stars make it a pass either way.
 */
export function phaseOf(run: RunState): RunPhase {
  if (run.lives > 0 && nextQuestion(run)) return 'playing';
  return run.stars >= rules.starsToPass ? 'passed' : 'failed';
}

/** The first question that is not closed: questions are played in order. */
export function nextQuestion(run: RunState): RunQuestion | undefined {
  return run.questions.find((question) => question.outcome === null);
}

/** The question whose clock is running. */
export function openQuestion(run: RunState): RunQuestion | undefined {
  return run.questions.find((question) => question.openedAt !== null && question.outcome === null);
}

/** The question with this id. */
export function questionOf(run: RunState, id: string): RunQuestion | undefined {
  return run.questions.find((question) => question.id === id);
}

/** The run with this question in its place. */
export function withQuestion(run: RunState, changed: RunQuestion): RunState {
  const questions = run.questions.map((question) => (question.id === changed.id ? changed : question));
  return { ...run, questions };
}
