import {
  dragAndDrop,
  type DragAndDropInput,
  type DragAndDropQuestion,
} from '../questions/drag-and-drop/core.ts';
import { matchupWords, type MatchupInput, type MatchupQuestion } from '../questions/matchup-words/core.ts';
import {
  multipleChoice,
  type MultipleChoiceInput,
  type MultipleChoiceQuestion,
} from '../questions/multiple-choice/core.ts';
import {
  trueOrFalse,
  type TrueOrFalseInput,
  type TrueOrFalseQuestion,
} from '../questions/true-or-false/core.ts';
import {
  unscrambleWords,
  type UnscrambleInput,
  type UnscrambleQuestion,
} from '../questions/unscramble-words/core.ts';
import type { QuestionCore } from './question.ts';

/** Question and input of each type. A sixth type is one line here and one below. */
export interface QuestionShapes {
  multiple_choice: { question: MultipleChoiceQuestion; input: MultipleChoiceInput };
  true_or_false: { question: TrueOrFalseQuestion; input: TrueOrFalseInput };
  drag_and_drop: { question: DragAndDropQuestion; input: DragAndDropInput };
  matchup_words: { question: MatchupQuestion; input: MatchupInput };
  unscramble_words: { question: UnscrambleQuestion; input: UnscrambleInput };
}

export type QuestionType = keyof QuestionShapes;
/** What may be public of a question, of whichever type. */
export type PublicQuestion = QuestionShapes[QuestionType]['question'];
/** What a learner put in, of whichever type. */
export type Input = QuestionShapes[QuestionType]['input'];

const cores: Record<QuestionType, QuestionCore<PublicQuestion, Input>> = {
  multiple_choice: multipleChoice,
  true_or_false: trueOrFalse,
  drag_and_drop: dragAndDrop,
  matchup_words: matchupWords,
  unscramble_words: unscrambleWords,
};

export const questionTypes = Object.keys(cores).filter(isQuestionType);

export function isQuestionType(type: string): type is QuestionType {
  return Object.hasOwn(cores, type);
}

export function questionCore(type: QuestionType) {
  return cores[type];
}

/** Public content of the wire as a question, or undefined where the type is unknown or the content unusable. */
export function parseQuestion(type: string, content: unknown): PublicQuestion | undefined {
  return isQuestionType(type) ? cores[type].parse(content) : undefined;
}
