import type { Answer } from '../question-registry.ts';
import { rules } from '../rules.ts';
import type { Failure, Moment } from './responses.ts';

/** One action of the learner: it keeps its key however often it is sent (D130). */
export interface Submission {
  readonly quizId: string;
  readonly answer: Answer;
  readonly timeUp: boolean;
  readonly key: string;
}

/** The progress of a call that may be repeated. */
export interface Attempt {
  readonly failures: number;
  /** When to retry; null while a call is under way. */
  readonly retryAt: Moment | null;
  /** The server's words on the last failure, for those who want the details. */
  readonly message: string | null;
}

/** A submission under way. */
export interface Sending {
  readonly submission: Submission;
  readonly attempt: Attempt;
}

export const firstAttempt: Attempt = { failures: 0, retryAt: null, message: null };

export function failedAttempt(attempt: Attempt, failure: Failure, now: Moment): Attempt {
  const waits = rules.retryWaitsMs;
  const wait = waits[Math.min(attempt.failures, waits.length - 1)] ?? 0;
  return { failures: attempt.failures + 1, retryAt: now + wait, message: failure.message };
}

export function repeatedAttempt(attempt: Attempt): Attempt {
  return { ...attempt, retryAt: null };
}
