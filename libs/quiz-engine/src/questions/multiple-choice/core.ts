import { asRecord, readText, type QuestionCore, type QuestionText } from '../contract/core.ts';

interface Choice {
  readonly letter: string;
  readonly label: string;
}

export interface MultipleChoiceQuestion extends QuestionText {
  readonly type: 'multiple_choice';
  readonly choices: readonly Choice[];
}

/** The chosen letter; '' before a choice. */
export type MultipleChoiceInput = string;

export interface MultipleChoice {
  readonly question: MultipleChoiceQuestion;
  readonly input: MultipleChoiceInput;
  readonly answer: string;
}

export const multipleChoice: QuestionCore<MultipleChoice> = {
  parse(content) {
    const text = readText(content);
    const choices = readChoices(asRecord(content)?.['choices']);
    return text && choices.length > 0 ? { type: 'multiple_choice', ...text, choices } : undefined;
  },
  empty: () => '',
  isAnswerable: (input) => input !== '',
  toAnswer: (input) => input,
  emptyAnswer: () => '',
  // Other providers send the label where ours sends the letter (D120).
  fromAnswer(answer, { choices }) {
    const byLetter = choices.find(({ letter }) => letter === answer);
    return (byLetter ?? choices.find(({ label }) => label === answer))?.letter ?? '';
  },
  toLines: (input, { choices }) => choices.filter(({ letter }) => letter === input).map(({ label }) => label),
};

function readChoices(value: unknown): Choice[] {
  return Object.entries(asRecord(value) ?? {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([letter, label]) => ({ letter, label }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}
