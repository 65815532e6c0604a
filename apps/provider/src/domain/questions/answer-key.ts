import type { Question } from '../../content/pack.ts';
import type { Answer } from '../answer.ts';
import { type LetteredChoice, letteredChoices } from './lettered-choices.ts';

export interface MultipleChoiceKey {
  readonly type: 'multiple_choice';
  readonly choices: readonly LetteredChoice[];
  /** The text of the right choice. */
  readonly label: string;
}

export interface TrueOrFalseKey {
  readonly type: 'true_or_false';
  readonly truth: boolean;
}

export interface DragAndDropKey {
  readonly type: 'drag_and_drop';
  readonly steps: readonly string[];
}

export interface MatchupWordsKey {
  readonly type: 'matchup_words';
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
}

export interface UnscrambleWordsKey {
  readonly type: 'unscramble_words';
  readonly word: string;
}

/** What an answer is marked by. It never leaves the server while the question is open. */
export type AnswerKey =
  MultipleChoiceKey | TrueOrFalseKey | DragAndDropKey | MatchupWordsKey | UnscrambleWordsKey;

/** The key of a question as this run shows it: the letters belong to the run's order. */
export function answerKey(question: Question, seed: string): AnswerKey {
  switch (question.type) {
    case 'multiple_choice':
      return { type: question.type, choices: letteredChoices(question, seed), label: question.answer };
    case 'true_or_false':
      return { type: question.type, truth: question.answer };
    case 'drag_and_drop':
      return { type: question.type, steps: question.steps };
    case 'matchup_words':
      return { type: question.type, pairs: question.pairs };
    case 'unscramble_words':
      return { type: question.type, word: question.word };
  }
}

/** The right answer in the shape in which a learner would send it: `correct_answers` of a closed question. */
export function correctAnswers(key: AnswerKey): Answer {
  switch (key.type) {
    case 'multiple_choice':
      return key.choices.find(({ label }) => label === key.label)?.letter ?? null;
    case 'true_or_false':
      return key.truth;
    case 'drag_and_drop':
      return [...key.steps];
    case 'matchup_words':
      return Object.fromEntries(key.pairs.map(({ left, right }) => [left, right]));
    case 'unscramble_words':
      return [key.word];
  }
}
