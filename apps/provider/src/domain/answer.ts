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

/** The score of one submission by its question type; the run counts stars and lives. */
export interface AnswerScore {
  readonly code: 'ALL_ANSWERS_CORRECT' | 'PARTIAL_ANSWERS_CORRECT' | 'WRONG_ANSWER';
  /** Parts that are right so far. */
  readonly correct: number;
  /** Parts in all. */
  readonly total: number;
  /** The pairs found so far, else the answer as it came. */
  readonly remembered: Answer;
}

/** The score of a question whose parts must all be right at once. */
export function scoreParts(correct: number, total: number, answer: Answer | undefined): AnswerScore {
  const code = correct === total ? 'ALL_ANSWERS_CORRECT' : 'WRONG_ANSWER';
  return { code, correct, total, remembered: answer ?? null };
}
