import { expireQuestion, startClock } from '../run/question-clock.ts';
import { endlessMode, newRun, openQuestion, type Run, untouched } from '../run/run.ts';
import type { Counted, SubmissionCode } from '../run/submission.ts';

/** How a game ended: by a wrong answer, by time, or because no question was left (D196). */
export type GameOutcome = 'wrong' | 'time_up' | 'completed';

/** A game of endless mode: a run that draws its questions one at a time. Its one question is the last it has drawn (D152). */
export interface Game extends Run {
  readonly endedAt: number | null;
  readonly outcome: GameOutcome | null;
}

/** The result's code: the journey's, or that the whole bank is answered. */
export type GameCode = SubmissionCode | 'ENDLESS_COMPLETED';

/** What a submission did to the game. */
export type CountedInGame = Omit<Counted<Game>, 'code'> & { readonly code: GameCode };

/** A game that begins: no star, nothing drawn. */
export function newGame(now: number): Game {
  return { ...newRun([], now, endlessMode), endedAt: null, outcome: null };
}

/**
 * The game with this question drawn and its clock running. It could not be read before.
 *
 * @param limitMs time for it; null without a clock
 */
export function openInGame(game: Game, questionId: string, now: number, limitMs: number | null): Game {
  const question = untouched(questionId);
  return startClock({ ...game, questions: [question], lastClosedAt: now }, question, now, limitMs);
}

/** The game after time has passed: a question that ran out of time ends it, at its deadline (D196, T15). */
export function expireGame(game: Game, now: number): Game {
  const { run, expiredId } = expireQuestion(game, now);
  return expiredId === null ? game : ended(run, 'time_up');
}

/**
 * What a counted submission comes to in endless mode: without its life the game is over (D171 and D196), and with the star for
 * the last question of the bank it is complete.
 *
 * @param questionsLeft how many questions the bank still has besides this one
 */
export function countInGame(counted: Counted<Game>, questionsLeft: number): CountedInGame {
  const { run: game, code } = counted;
  if (game.lives === 0) return { ...counted, run: ended(game, code === 'TIME_UP' ? 'time_up' : 'wrong') };
  if (openQuestion(game) || questionsLeft > 0) return counted;
  return { ...counted, run: ended(game, 'completed'), code: 'ENDLESS_COMPLETED' };
}

/** The game that has nothing left to ask, although no answer ended it: content shrank in the middle of it. */
export function completeGame(game: Game, now: number): Game {
  return ended({ ...game, lastClosedAt: now }, 'completed');
}

/**
 * What the summary says of a game that is over (B4, D153): `>=`, because the best already holds this game, and
 * nothing is no best.
 *
 * @param best the learner's best score, this game among them
 */
export function endlessStatus(score: number, best: number): 'BEST_SCORE' | 'NOT_BEST_SCORE' {
  return score > 0 && score >= best ? 'BEST_SCORE' : 'NOT_BEST_SCORE';
}

function ended(game: Game, outcome: GameOutcome): Game {
  return { ...game, endedAt: game.lastClosedAt, outcome };
}
