import { readText, type QuestionCore, type QuestionText } from '../contract/core.ts';

export interface TrueOrFalseQuestion extends QuestionText {
  readonly type: 'true_or_false';
}

/** null before a choice. */
export type TrueOrFalseInput = boolean | null;

export interface TrueOrFalse {
  readonly question: TrueOrFalseQuestion;
  readonly input: TrueOrFalseInput;
  readonly answer: boolean | null;
}

export const trueOrFalse: QuestionCore<TrueOrFalse> = {
  parse(content) {
    const text = readText(content);
    return text && { type: 'true_or_false', ...text };
  },
  empty: () => null,
  isAnswerable: (input) => input !== null,
  toAnswer: (input) => input,
  emptyAnswer: () => null,
  // Other providers send a text where ours sends a boolean (D120).
  fromAnswer(answer) {
    const known = new Map<unknown, boolean>([
      [true, true],
      [false, false],
      ['true', true],
      ['false', false],
    ]);
    return known.get(typeof answer === 'string' ? answer.toLowerCase() : answer) ?? null;
  },
  toLines: (input, _question, terms) => (input === null ? [] : [input ? terms.yes : terms.no]),
};
