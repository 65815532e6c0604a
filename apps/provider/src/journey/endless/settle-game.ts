import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/together.ts';
import { expireGame } from '../../domain/endless/endless-game.ts';
import { findQuestion } from '../../play/play-question.ts';
import type { Player } from '../player/lock-player.ts';
import { latestGame } from '../../play/game-repository.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { recordEndlessAttempt } from './record-endless-attempt.ts';
import { emptyAnswer } from '../../domain/questions/questions.ts';

/** The learner's last game as it stands now, and whether its time ran out since somebody looked. */
export interface SettledGame {
  readonly game: PlayedGame | null;
  readonly expired: boolean;
}

/** A question whose time is over ends the game first, even when no client says so. The caller holds the player's lock. */
export async function settledGame(
  transaction: Transaction<Database>,
  { learnerId, content }: Player,
  now: number,
): Promise<SettledGame> {
  const game = await latestGame(transaction, learnerId);
  const state = game ? expireGame(game.state, now) : null;
  if (!game || !state || !game.state.open || state === game.state) return { game, expired: false };
  const asked = findQuestion(content, game.state.open.id);
  const answer = emptyAnswer(asked.question.type);
  const attempt = { code: 'TIME_UP', star: 0, ranked: true, game: state } as const;
  const at = state.endedAt ?? now;
  const counted = { learnerId, game, asked, answer, attempt };
  const recorded = await recordEndlessAttempt(transaction, counted, at);
  await together(transaction, recorded.writes);
  return { game: recorded.game, expired: true };
}
