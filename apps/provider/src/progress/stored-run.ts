import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '../domain/answer.ts';
import type { Game } from '../domain/endless/game.ts';
import type { Run } from '../domain/run/run.ts';

/** A run or a game with what is stored beside its state. */
export interface StoredRun<State extends Run = Run> {
  readonly id: string;
  /** Shuffles options; never leaves the server. */
  readonly seed: string;
  readonly startedAt: number;
  readonly state: State;
  /** What each opened question remembers: pairs found so far, else the last answer. */
  readonly kept: ReadonlyMap<string, Answer>;
  /** The wrong answers to each question. */
  readonly tried: ReadonlyMap<string, readonly Answer[]>;
}

export type StoredGame = StoredRun<Game>;

/** One that begins now and is not stored yet. */
export function freshRun<State extends Run>(state: State, now: number): StoredRun<State> {
  return {
    id: randomUUID(),
    seed: randomBytes(16).toString('hex'),
    startedAt: now,
    state,
    kept: new Map(),
    tried: new Map(),
  };
}
