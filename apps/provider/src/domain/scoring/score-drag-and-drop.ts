import type { Answer } from '../answer.ts';
import { textsOf } from '../answer.ts';
import type { DragAndDropKey } from '../questions/answer-key.ts';
import { sameText } from '../same-text.ts';
import { type Mark, markParts } from './mark.ts';

/** One part for each step that stands in its place; more slots than steps are never right. */
export function scoreDragAndDrop(answer: Answer | undefined, key: DragAndDropKey): Mark {
  const slots = textsOf(answer);
  const inPlace = key.steps.filter((step, index) => sameText(step, slots[index] ?? '')).length;
  const tooMany = slots.length > key.steps.length;
  return markParts(tooMany ? Math.min(inPlace, key.steps.length - 1) : inPlace, key.steps.length, answer);
}
