import type { DragAndDrop } from '@sirah-trails/content-pack/model';
import { type Answer, type AnswerScore, scoreParts, textsOf } from '../answer.ts';
import { sameText } from '../same-text.ts';
import { seededDraw, shuffleApart } from '../seeded-shuffle.ts';
import type { QuestionType } from './question-type.ts';

export interface DragAndDropKey {
  readonly type: 'drag_and_drop';
  readonly steps: readonly string[];
}

/** Steps to sort. */
export const dragAndDrop: QuestionType<DragAndDrop, DragAndDropKey> = {
  emptyAnswer: ['', '', '', ''],
  keyOf: ({ type, steps }) => ({ type, steps }),
  publicFields: ({ id, steps }, seed) => ({
    options: shuffleApart(steps, seededDraw(`${seed}:${id}`), (left, right) => left === right),
  }),
  rightAnswer: ({ steps }) => [...steps],
  wrongAnswer: ({ steps }) => steps.toReversed(),
  score,
};

/** One part per step in the right position; extra slots make the answer wrong. */
function score(answer: Answer | undefined, { steps }: DragAndDropKey): AnswerScore {
  const slots = textsOf(answer);
  const inPlace = steps.filter((step, index) => sameText(step, slots[index] ?? '')).length;
  const tooMany = slots.length > steps.length;
  return scoreParts(tooMany ? Math.min(inPlace, steps.length - 1) : inPlace, steps.length, answer);
}
