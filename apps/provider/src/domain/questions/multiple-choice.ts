import type { MultipleChoice } from '@sirah-trails/content-pack/model';
import { type Answer, type AnswerScore, scoreParts } from '../answer.ts';
import { sameText } from '../same-text.ts';
import { seededDraw, shuffle } from '../seeded-shuffle.ts';
import type { QuestionType } from './question-type.ts';

export interface MultipleChoiceKey {
  readonly type: 'multiple_choice';
  readonly choices: readonly LetteredChoice[];
  /** Text of the right choice. */
  readonly label: string;
}

/** A choice as shown in this run. */
interface LetteredChoice {
  readonly letter: string;
  readonly label: string;
}

export const multipleChoice: QuestionType<MultipleChoice, MultipleChoiceKey> = {
  emptyAnswer: '',
  keyOf: (question, seed) => ({
    type: question.type,
    choices: letteredChoices(question, seed),
    label: question.answer,
  }),
  publicFields: (question, seed) => {
    const choices = letteredChoices(question, seed).map(({ letter, label }) => [letter, label]);
    return { choices: Object.fromEntries(choices) };
  },
  rightAnswer: ({ choices, label: right }) => choices.find(({ label }) => label === right)?.letter ?? null,
  wrongAnswer: ({ choices, label: right }) => choices.find(({ label }) => label !== right)?.letter ?? 'Z',
  score,
};

/** Choices in the run's order. Letters are assigned after the shuffle, so they reveal nothing. */
function letteredChoices({ id, choices }: MultipleChoice, seed: string): LetteredChoice[] {
  const shuffled = shuffle(choices, seededDraw(`${seed}:${id}`));
  return shuffled.map((label, index) => ({ letter: letterAt(index), label }));
}

function letterAt(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** One part: the letter of the right choice, or its label (D120). Tries letters first. */
function score(answer: Answer | undefined, key: MultipleChoiceKey): AnswerScore {
  const text = typeof answer === 'string' ? answer.trim() : '';
  const chosen =
    key.choices.find(({ letter }) => letter === text.toUpperCase()) ??
    key.choices.find(({ label }) => sameText(label, text));
  return scoreParts(chosen?.label === key.label ? 1 : 0, 1, answer);
}
