import type { Answer, LockedParts } from './answer.ts';

/** What the learner may see of any question. */
export interface QuestionText {
  readonly text: string;
  readonly image: string | null;
  readonly imageAlt: string;
}

/** Words of the interface that an answer may need, in the learner's language. */
export interface AnswerTerms {
  readonly yes: string;
  readonly no: string;
}

/**
 * The contract of a question type. It never decides what is right: only the server can.
 *
 * Three shapes: `Question` is what may be public, `Input` is what the learner put in, and the key comes
 * as an `Answer` of the server once the question is closed, read by `fromAnswer`.
 */
export interface QuestionCore<Question extends QuestionText, Input> {
  /** Public content as the wire has it; undefined where it cannot be asked. Tolerates what other providers send. */
  parse(content: unknown): Question | undefined;
  /** The input before the learner did anything. */
  empty(question: Question): Input;
  /** Whether Submit is offered (B5). */
  isAnswerable(input: Input, question: Question): boolean;
  /** The input in the shape of the wire. */
  toAnswer(input: Input, question: Question): Answer;
  /** The answer that says that time is up (B4.10). */
  emptyAnswer(question: Question): Answer;
  /** An answer of the wire as an input; parts that do not fit the question are left out. */
  fromAnswer(answer: unknown, question: Question): Input;
  /** An input in words, a line for each part. */
  inWords(input: Input, question: Question, terms: AnswerTerms): readonly string[];
  /** Only for types that are answered part by part: the confirmed parts within a stored answer. */
  lockedParts?(answer: unknown, question: Question): LockedParts;
}
