import type { RunQuestion } from '../run/run-state.ts';
import { isLate } from '../run/question-clock.ts';
import { isRankedAnswer } from '../run/ranked-star.ts';
import type { AttemptCode } from '../run/submit-attempt.ts';

/** How a game ended: by a wrong answer, by time, or because no question was left (D196). */
export type EndlessOutcome = 'wrong' | 'time_up' | 'completed';

/** One game of the endless mode. Times are epoch milliseconds. */
export interface EndlessGame {
  readonly score: number;
  /** The part of the score that counts on the board. */
  readonly rankedScore: number;
  /** The one question that is open (D152). */
  readonly open: RunQuestion | null;
  readonly endedAt: number | null;
  readonly outcome: EndlessOutcome | null;
}

/** The result's code: the journey's, or that the whole bank is answered. */
export type EndlessCode = AttemptCode | 'ENDLESS_COMPLETED';

export interface EndlessAttempt {
  readonly game: EndlessGame;
  readonly code: EndlessCode;
  readonly star: 0 | 1;
  /** Whether the star counts on the board. */
  readonly ranked: boolean;
}

/** A game that begins: no score, nothing asked. */
export const newGame: EndlessGame = { score: 0, rankedScore: 0, open: null, endedAt: null, outcome: null };

/**
 * The game with this question open, its clock running.
 *
 * @param limitMs time for it; null without a clock
 */
export function openInGame(
  game: EndlessGame,
  questionId: string,
  now: number,
  limitMs: number | null,
): EndlessGame {
  const deadlineAt = limitMs === null ? null : now + limitMs;
  return { ...game, open: { id: questionId, openedAt: now, deadlineAt, closedAt: null, outcome: null } };
}

/** The game after time has passed: a question that ran out of time ends it, at its deadline (D196, T15). */
export function expireGame(game: EndlessGame, now: number): EndlessGame {
  const { open } = game;
  if (game.endedAt !== null || !open || open.deadlineAt === null || !isLate(open, now)) return game;
  return ended(game, 'time_up', open.deadlineAt);
}

/**
 * One answer to the open question. A wrong one ends the game: there is one life (D171 and D196). The game must have
 * been settled by `expireGame` at the same `now`.
 *
 * @param questionsLeft how many questions the bank still has besides this one
 */
export function answerInGame(
  game: EndlessGame,
  open: RunQuestion,
  code: AttemptCode,
  now: number,
  questionsLeft: number,
): EndlessAttempt {
  const ranked = isRankedAnswer(open, open.openedAt ?? now, now);
  switch (code) {
    case 'PARTIAL_ANSWERS_CORRECT':
      return { game, code, star: 0, ranked };
    case 'WRONG_ANSWER':
      return { game: ended(game, 'wrong', now), code, star: 0, ranked };
    case 'TIME_UP':
      return { game: ended(game, 'time_up', now), code, star: 0, ranked };
    case 'ALL_ANSWERS_CORRECT': {
      const scored = {
        ...game,
        open: null,
        score: game.score + 1,
        rankedScore: game.rankedScore + (ranked ? 1 : 0),
      };
      if (questionsLeft > 0) return { game: scored, code, star: 1, ranked };
      return { game: ended(scored, 'completed', now), code: 'ENDLESS_COMPLETED', star: 1, ranked };
    }
  }
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

function ended(game: EndlessGame, outcome: EndlessOutcome, at: number): EndlessGame {
  return { ...game, open: null, endedAt: at, outcome };
}
