import type { Executor } from '../../database/executor.ts';
import { endlessBoard } from '../../domain/board/board-name.ts';
import type { CountedInGame, Game } from '../../domain/endless/game.ts';
import { standingOn } from '../../play/board-repository.ts';
import { boardClimb } from '../../play/climb-board.ts';
import { bestScore, gameUpdate } from '../../play/game-repository.ts';
import type { Wire } from '../../play/wire.ts';
import type { Decision, Recorded } from '../answering/decide.ts';
import { isClosed, presentCounted } from '../answering/present-mark.ts';
import { presentStanding } from '../answering/present-run.ts';
import { endlessAnswerInsert } from './game-log.ts';
import { presentStatus } from './present-game.ts';

/**
 * Gives what one answer came to. Its writes: the game, the log, and with a star perhaps the board.
 *
 * @param at when the answer counted, in epoch milliseconds
 */
export async function recordAnswer(
  executor: Executor,
  learnerId: string,
  decision: Decision<Game, CountedInGame>,
  at: number,
): Promise<Recorded<Wire['EndlessResult']>> {
  const { asked, counted, stored } = decision;
  const { stars, rankedStars } = stored.state;
  const best = Math.max(stars, await bestScore(executor, learnerId));
  const closed = isClosed(stored.state, asked.question.id);
  const response = {
    ...presentCounted(decision),
    hint: null,
    total_star: best,
    status: presentStatus(stored, best),
    ...presentStanding(stored, at),
  };
  const climbs = counted.star === 1 && (await isBest(executor, learnerId, rankedStars));
  const closing = closed ? JSON.stringify(response) : null;
  const writes = [
    gameUpdate(executor, stored),
    endlessAnswerInsert(executor, learnerId, decision, at, closing),
    ...(climbs ? boardClimb(executor, endlessBoard, learnerId, at) : []),
  ];
  return { response, writes };
}

/** The best game counts: a star raises the board only when the game has more that count than any before. */
async function isBest(executor: Executor, learnerId: string, score: number): Promise<boolean> {
  return score > ((await standingOn(executor, endlessBoard, learnerId))?.stars ?? 0);
}
