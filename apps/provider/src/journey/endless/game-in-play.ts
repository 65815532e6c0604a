import type { Transaction } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/transaction.ts';
import { endlessBoard } from '../../domain/board/board-name.ts';
import { type CountedInGame, expireGame, type Game } from '../../domain/endless/game.ts';
import { openQuestion } from '../../domain/run/run.ts';
import { standingOn } from '../../play/board-repository.ts';
import { boardClimb } from '../../play/climb-board.ts';
import { bestScore, gameUpdate, latestGame } from '../../play/game-repository.ts';
import { findQuestion } from '../../play/play-content.ts';
import type { StoredGame } from '../../play/stored-run.ts';
import type { Wire } from '../../play/wire.ts';
import { type Decision, type Recorded, timeIsUp } from '../answering/decide.ts';
import type { LockedLearner } from '../answering/locked-learner.ts';
import { isClosed, presentCounted, presentRun, presentStanding } from '../answering/present.ts';
import { endlessAnswerInsert } from './game-log.ts';
import { presentStatus } from './present-game.ts';

/** The learner's last game as it is now, and whether its time ran out since the last command. */
export interface SettledGame {
  readonly game: StoredGame | null;
  readonly expired: boolean;
}

/** A question whose time is over ends the game first, even when no client says so. The caller holds the learner's lock. */
export async function settledGame(
  transaction: Transaction<Database>,
  { learnerId, content }: LockedLearner,
  now: number,
): Promise<SettledGame> {
  const game = await latestGame(transaction, learnerId);
  const open = game && openQuestion(game.state);
  if (!open) return { game, expired: false };
  const state = expireGame(game.state, now);
  if (state === game.state) return { game, expired: false };
  const decision = timeIsUp(game, state, findQuestion(content, open.id));
  const { writes } = await recordAnswer(transaction, learnerId, decision, state.lastClosedAt);
  await together(transaction, writes);
  return { game: { ...game, state }, expired: true };
}

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
    ...presentStanding(presentRun(stored, at)),
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
  return score > ((await standingOn(executor, endlessBoard, learnerId).executeTakeFirst())?.stars ?? 0);
}
