import type { EndlessQuiz } from '@sirah-trails/api-client';
import type { EndlessGameCode } from '@sirah-trails/api-client/links';
import type { GameResult } from '../endpoints/endless-mode.ts';
import type { GameEnd } from './game-end.ts';

/** How a game ended: the code for its address, and the summary where the response had it. */
export interface EndedGame {
  readonly code: EndlessGameCode | undefined;
  readonly end: GameEnd | null;
}

/** The end that the response to an answer tells; null while the game goes on. */
export function endOfResult({ status, code, currentScore, total_star }: GameResult): EndedGame | null {
  if (status === null && code !== 'ENDLESS_COMPLETED') return null;
  const isKnown = code === 'ENDLESS_COMPLETED' || code === 'WRONG_ANSWER' || code === 'TIME_UP';
  const end = { score: currentScore, best: total_star, isBest: status === 'BEST_SCORE' };
  return { code: isKnown ? code : undefined, end };
}

/** The end of a game whose time ran out meanwhile, or that has nothing left to ask. */
export function endOfQuiz({ run }: Partial<Pick<EndlessQuiz, 'run'>>): EndedGame {
  return { code: run?.lives === 0 ? 'TIME_UP' : 'ENDLESS_COMPLETED', end: null };
}
