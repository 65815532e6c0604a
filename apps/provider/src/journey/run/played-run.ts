import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '../../domain/answer.ts';
import type { ChapterBest } from '../../domain/run/better-best.ts';
import { newRun, type RunState } from '../../domain/run/run-state.ts';
import { currentQuestions } from '../../play/play-question.ts';
import type { Stage } from './stage.ts';

/** A run with what is kept beside its state. */
export interface PlayedRun {
  readonly id: string;
  /** Shuffles options; never leaves the server. */
  readonly seed: string;
  readonly startedAt: number;
  readonly state: RunState;
  /** What each opened question remembers: pairs found so far, else the last answer. */
  readonly kept: ReadonlyMap<string, Answer>;
  /** The stored results of closed questions, as JSON. */
  readonly results: ReadonlyMap<string, string>;
}

/** A run as the database holds it, with what its next answer has to know. */
export interface StoredRun extends PlayedRun {
  /** The best that runs of this stage gave before. */
  readonly best: ChapterBest;
  /** When the oldest of as many answers came as one second allows; null when the learner has not answered so often in it. */
  readonly pacedAt: number | null;
}

/** A run that begins now and is not stored yet. */
export function freshRun(stage: Stage, now: number): PlayedRun {
  return {
    id: randomUUID(),
    seed: randomBytes(16).toString('hex'),
    startedAt: now,
    state: newRun(
      currentQuestions(stage.questions).map(({ question }) => question.id),
      now,
    ),
    kept: new Map(),
    results: new Map(),
  };
}
