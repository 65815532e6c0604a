import type { DragAndDrop } from '@sirah-trails/content-pack/model';
import { type Answer, type Mark, markParts, textsOf } from '../answer.ts';
import { sameText } from '../same-text.ts';
import { seededDraw, shuffleApart } from '../seeded-shuffle.ts';
import type { QuestionType } from './question-type.ts';

export interface DragAndDropKey {
  readonly type: 'drag_and_drop';
  readonly steps: readonly string[];
}

/** Steps to be put in order. */
export const dragAndDrop: QuestionType<DragAndDrop, DragAndDropKey> = {
  emptyAnswer: ['', '', '', ''],
  keyOf: ({ type, steps }) => ({ type, steps }),
  publicFields: ({ id, steps }, seed) => ({
    options: shuffleApart(steps, seededDraw(`${seed}:${id}`), (left, right) => left === right),
  }),
  rightAnswer: ({ steps }) => [...steps],
  wrongAnswer: ({ steps }) => steps.toReversed(),
  mark,
};

/** One part for each step that is in its place; more slots than steps are never right. */
function mark(answer: Answer | undefined, { steps }: DragAndDropKey): Mark {
  const slots = textsOf(answer);
  const inPlace = steps.filter((step, index) => sameText(step, slots[index] ?? '')).length;
  const tooMany = slots.length > steps.length;
  return markParts(tooMany ? Math.min(inPlace, steps.length - 1) : inPlace, steps.length, answer);
}
