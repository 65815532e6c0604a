import { expireQuestion, startClock } from '../run/question-clock.ts';
import { endlessMode, newRun, openQuestion, type Run, untouched } from '../run/run.ts';
import type { Counted, SubmissionCode } from '../run/submission.ts';

/** End of a game: a wrong answer, time-up, or an exhausted bank (D196). */
export type GameOutcome = 'wrong' | 'time_up' | 'completed';

/** A game of endless mode: a run that draws its questions one at a time and holds the last question only (D152). */
export interface Game extends Run {
  readonly endedAt: number | null;
  readonly outcome: GameOutcome | null;
}

/** The journey's result codes, and a code for an exhausted bank. */
export type GameCode = SubmissionCode | 'ENDLESS_COMPLETED';

export type CountedInGame = Omit<Counted<Game>, 'code'> & { readonly code: GameCode };

export function newGame(now: number): Game {
  return { ...newRun([], now, endlessMode), endedAt: null, outcome: null };
}

/**
 * Opens a drawn question and starts its clock. It was not readable before.
 *
 * @param limitMs null without a clock
 */
export function openInGame(game: Game, questionId: string, now: number, limitMs: number | null): Game {
  const question = untouched(questionId);
  return startClock({ ...game, questions: [question], lastClosedAt: now }, question, now, limitMs);
}

/** Applies the time passed: an expired question ends the game, at its deadline (D196, T15). */
export function expireGame(game: Game, now: number): Game {
  const { run, expiredId } = expireQuestion(game, now);
  return expiredId === null ? game : ended(run, 'time_up');
}

/**
 * Applies a counted submission to the game: a lost life ends it (D171 and D196), and the star of the last question
 * completes it.
 *
 * @param questionsLeft questions left in the bank besides this question
 */
export function countInGame(counted: Counted<Game>, questionsLeft: number): CountedInGame {
  const { run: game, code } = counted;
  if (game.lives === 0) return { ...counted, run: ended(game, code === 'TIME_UP' ? 'time_up' : 'wrong') };
  if (openQuestion(game) || questionsLeft > 0) return counted;
  return { ...counted, run: ended(game, 'completed'), code: 'ENDLESS_COMPLETED' };
}

/** Completes a game without questions left and without a final answer, after the content shrank. */
export function completeGame(game: Game, now: number): Game {
  return ended({ ...game, lastClosedAt: now }, 'completed');
}

/**
 * Status of a finished game (B4, D153). Uses `>=`, because `best` includes this game; 0 stars are never a best score.
 *
 * @param best the learner's best score, including this game
 */
export function endlessStatus(score: number, best: number): 'BEST_SCORE' | 'NOT_BEST_SCORE' {
  return score > 0 && score >= best ? 'BEST_SCORE' : 'NOT_BEST_SCORE';
}

function ended(game: Game, outcome: GameOutcome): Game {
  return { ...game, endedAt: game.lastClosedAt, outcome };
}
