import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';

/** The words of the card in a place, or null. */
export function cardAt({ options }: DragAndDropQuestion, input: DragAndDropInput, slot: number) {
  const option = input[slot];
  return option === null || option === undefined ? null : (options[option] ?? null);
}
