import type { Answer } from '../answer.ts';

/** What a scorer says of one submission. Stars and lives are the run's matter. */
export interface Mark {
  readonly code: 'ALL_ANSWERS_CORRECT' | 'PARTIAL_ANSWERS_CORRECT' | 'WRONG_ANSWER';
  /** Parts that are right so far. */
  readonly correct: number;
  /** Parts in all. */
  readonly total: number;
  /** What the question remembers: the pairs found so far, else the answer as it came. */
  readonly kept: Answer;
}

/** A mark for a question with parts that must all be right at once. */
export function markParts(correct: number, total: number, answer: Answer | undefined): Mark {
  const code = correct === total ? 'ALL_ANSWERS_CORRECT' : 'WRONG_ANSWER';
  return { code, correct, total, kept: answer ?? null };
}
