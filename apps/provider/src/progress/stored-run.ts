import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '../domain/answer.ts';
import type { Game } from '../domain/endless/game.ts';
import type { Run } from '../domain/run/run.ts';

/** A run or game with its stored data. */
export interface StoredRun<State extends Run = Run> {
  readonly id: string;
  /** Seed of the option shuffle; must not leave the server. */
  readonly seed: string;
  readonly startedAt: number;
  readonly state: State;
  /** By opened question: the pairs found, otherwise the last answer. */
  readonly remembered: ReadonlyMap<string, Answer>;
  /** By question. */
  readonly wrongAnswers: ReadonlyMap<string, readonly Answer[]>;
}

export type StoredGame = StoredRun<Game>;

/** A new run, not stored yet. */
export function freshRun<State extends Run>(state: State, now: number): StoredRun<State> {
  return {
    id: randomUUID(),
    seed: randomBytes(16).toString('hex'),
    startedAt: now,
    state,
    remembered: new Map(),
    wrongAnswers: new Map(),
  };
}
