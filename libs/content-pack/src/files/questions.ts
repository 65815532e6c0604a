import type { Located } from './located.ts';
import { inside, type PackFiles } from './pack-files.ts';
import { answerTexts } from './pack-texts.ts';
import type { ChapterFile, QuestionFields } from '../schemas/journey-schemas.ts';

/** A question with its chapter and index. */
export interface PlacedQuestion {
  readonly at: Located<ChapterFile>;
  readonly index: number;
  readonly question: QuestionFields;
}

/** Every question, in journey order. */
export function questionsInJourney({ worlds, subTrails, chapters }: PackFiles): PlacedQuestion[] {
  return inOrder(worlds)
    .flatMap((world) => inOrder(inside(subTrails, world)))
    .flatMap((subTrail) => inOrder(inside(chapters, subTrail)))
    .flatMap((at) => at.value.questions.map((question, index) => ({ at, index, question })));
}

/**
 * What a child must find: the right choice, the statement (for a false one also the true one), the steps, the pairs or the
 * word. A text per unit.
 */
export function soughtTexts(question: QuestionFields): string[] {
  switch (question.type) {
    case 'multiple_choice':
      return [question.answer];
    case 'true_or_false':
      return question.answer ? [question.question] : [question.question, firstSentence(question.explanation)];
    case 'drag_and_drop':
      return question.steps;
    case 'matchup_words':
      return question.pairs.map(({ left, right }) => `${left} ${right}`);
    case 'unscramble_words':
      return [question.word];
  }
}

/** Every text of a question that a child has seen after it. */
export function shownTexts(question: QuestionFields): string[] {
  return [
    question.question,
    question.hint,
    question.explanation,
    ...answerTexts(question).map(([, text]) => text),
  ];
}

function inOrder<T extends { readonly order: number }>(located: readonly Located<T>[]): Located<T>[] {
  return located.toSorted((a, b) => a.value.order - b.value.order);
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? text;
}
