import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '../domain/answer.ts';
import type { Game } from '../domain/endless/game.ts';
import type { Run } from '../domain/run/run.ts';

/** A run or a game with the data stored beside its state. */
export interface StoredRun<State extends Run = Run> {
  readonly id: string;
  /** Shuffles options; never leaves the server. */
  readonly seed: string;
  readonly startedAt: number;
  readonly state: State;
  /** By opened question: the pairs found so far, else the last answer. */
  readonly remembered: ReadonlyMap<string, Answer>;
  /** By question. */
  readonly wrongAnswers: ReadonlyMap<string, readonly Answer[]>;
}

export type StoredGame = StoredRun<Game>;

/** A run that begins now and is not stored yet. */
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
