/** What a learner put in, as it travels: its shape depends on the type of the question. */
export type Answer = string | boolean | string[] | Record<string, string> | null;

/** Whether the answer is a map from question to answer. */
export function isPairs(answer: Answer | undefined): answer is Record<string, string> {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}

/** The texts of a list or of a single text; nothing for every other shape. */
export function textsOf(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

/**
 * Whether nothing was put in (B4: '', null, empty slots, an empty list or map, ['']). An empty answer is what a client
 * sends when the time is up (B4.10).
 */
export function isEmpty(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'boolean') return false;
  if (isPairs(answer)) return Object.keys(answer).length === 0;
  return textsOf(answer).every((text) => text.trim() === '');
}

/** What a type says of one submission. Stars and lives are the run's matter. */
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
