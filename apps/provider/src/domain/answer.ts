/** A learner's submission; the form depends on the question type. */
export type Answer = string | boolean | string[] | Record<string, string> | null;

export function isPairs(answer: Answer | undefined): answer is Record<string, string> {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}

/** Texts of a list or a single text; empty for other forms. */
export function textsOf(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

/**
 * True for a submission without input (B4: '', null, empty slots, an empty list or map, ['']). Clients send it on
 * time-up (B4.10).
 */
export function isEmpty(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'boolean') return false;
  if (isPairs(answer)) return Object.keys(answer).length === 0;
  return textsOf(answer).every((text) => text.trim() === '');
}

/** Score of a submission by question type; the run counts stars and lives. */
export interface AnswerScore {
  readonly code: 'ALL_ANSWERS_CORRECT' | 'PARTIAL_ANSWERS_CORRECT' | 'WRONG_ANSWER';
  /** Right parts so far. */
  readonly correct: number;
  /** Total parts. */
  readonly total: number;
  /** Pairs found so far, otherwise the submitted answer. */
  readonly remembered: Answer;
}

/** Score of a question whose parts must all be right at once. */
export function scoreParts(correct: number, total: number, answer: Answer | undefined): AnswerScore {
  const code = correct === total ? 'ALL_ANSWERS_CORRECT' : 'WRONG_ANSWER';
  return { code, correct, total, remembered: answer ?? null };
}
