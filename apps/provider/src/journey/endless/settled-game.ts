import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/together.ts';
import { expireGame } from '../../domain/endless/game.ts';
import { openQuestion } from '../../domain/run/run.ts';
import { latestGame } from '../../play/game-repository.ts';
import { findQuestion } from '../../play/play-question.ts';
import type { StoredGame } from '../../play/stored-run.ts';
import { timeIsUp } from '../answering/decide.ts';
import type { LockedLearner } from '../answering/locked-learner.ts';
import { recordAnswer } from './record-answer.ts';

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
