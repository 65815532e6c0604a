import { randomBytes, randomUUID } from 'node:crypto';
import { type EndlessGame, newGame } from '../domain/endless/endless-game.ts';
import type { Answer } from '../domain/answer.ts';

/** A game with what is kept beside its state. */
export interface PlayedGame {
  readonly id: string;
  /** Draws questions and shuffles options; never leaves the server. */
  readonly seed: string;
  readonly startedAt: number;
  readonly state: EndlessGame;
  /** Pairs found so far of the open question. */
  readonly kept: Answer | undefined;
}

/** A game that begins now and is not stored yet. */
export function freshGame(now: number): PlayedGame {
  return {
    id: randomUUID(),
    seed: randomBytes(16).toString('hex'),
    startedAt: now,
    state: newGame,
    kept: undefined,
  };
}
