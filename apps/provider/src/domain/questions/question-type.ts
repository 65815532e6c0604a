import type { Question } from '@sirah-trails/content-pack/model';
import type { Answer, AnswerScore } from '../answer.ts';

/**
 * Rules of a question type. A key holds the right answer and must not leave the server while the question is open;
 * its `type` selects these rules.
 *
 * `seed` is the run's seed, which determines the order shown.
 */
export interface QuestionType<Asked extends Question, Key extends { readonly type: Question['type'] }> {
  /** Submission without input (B4). */
  readonly emptyAnswer: Answer;
  /** Key of a question as shown in this run. */
  keyOf(question: Asked, seed: string): Key;
  /** Public fields of an open question (T18), besides the fields of all types. */
  publicFields(question: Asked, seed: string): PublicFields;
  /** The right answer in submission form. */
  rightAnswer(key: Key): Answer;
  /** A plausible wrong answer. */
  wrongAnswer(key: Key): Answer;
  /**
   * Scores a submission.
   *
   * @param remembered state of earlier submissions
   */
  score(answer: Answer | undefined, key: Key, remembered: Answer | undefined): AnswerScore;
}

/** Type-specific public fields of an open question (B3). */
export type PublicFields =
  | Record<never, never>
  | { choices: Record<string, string> }
  | { options: string[] }
  | { options: Record<string, string>; left: string[]; right: string[] }
  | { words: string[] };
