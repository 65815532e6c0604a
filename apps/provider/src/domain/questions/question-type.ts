import type { Question } from '@sirah-trails/content-pack/model';
import type { Answer, AnswerScore } from '../answer.ts';

/**
 * All that the provider knows of one type of question. A key holds the right answer; it never leaves the server while
 * the question is open, and it carries the type, so that it finds its way back here.
 *
 * `seed` is the run's: the same run always shows the same order.
 */
export interface QuestionType<Asked extends Question, Key extends { readonly type: Question['type'] }> {
  /** What a client sends when nothing was put in (B4). */
  readonly emptyAnswer: Answer;
  /** The key of a question as this run shows it. */
  keyOf(question: Asked, seed: string): Key;
  /** The fields that may leave of an open question (T18), besides those that all types have. */
  publicFields(question: Asked, seed: string): PublicFields;
  /** The right answer in the shape in which a learner would send it. */
  rightAnswer(key: Key): Answer;
  /** An answer that a learner could have given and that is not right. */
  wrongAnswer(key: Key): Answer;
  /**
   * Scores one submission.
   *
   * @param remembered what the question remembers of earlier submissions
   */
  score(answer: Answer | undefined, key: Key, remembered: Answer | undefined): AnswerScore;
}

/** Fields of an open question that only some types have, as B3 spells them. */
export type PublicFields =
  | Record<never, never>
  | { choices: Record<string, string> }
  | { options: string[] }
  | { options: Record<string, string>; left: string[]; right: string[] }
  | { words: string[] };
