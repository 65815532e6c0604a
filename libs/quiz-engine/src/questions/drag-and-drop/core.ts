import { asRecord, asTexts, readText, type QuestionCore, type QuestionText } from '../contract/core.ts';

export interface DragAndDropQuestion extends QuestionText {
  readonly type: 'drag_and_drop';
  readonly options: readonly string[];
}

/** For each slot the index of its option, or null. As many slots as options (D119). */
export type DragAndDropInput = readonly (number | null)[];

export interface DragAndDrop {
  readonly question: DragAndDropQuestion;
  readonly input: DragAndDropInput;
  readonly answer: string[];
}

export const dragAndDrop: QuestionCore<DragAndDrop> = {
  parse(content) {
    const text = readText(content);
    const options = asTexts(asRecord(content)?.['options']);
    return text && options.length > 0 ? { type: 'drag_and_drop', ...text, options } : undefined;
  },
  empty: ({ options }) => options.map(() => null),
  isAnswerable: (input) => input.some((option) => option !== null),
  toAnswer: (input, { options }) => input.map((option) => (option === null ? '' : (options[option] ?? ''))),
  emptyAnswer: ({ options }) => options.map(() => ''),
  fromAnswer(answer, { options }) {
    const texts = asTexts(answer);
    const used = new Set<number>();
    return options.map((_, slot) => {
      const text = texts[slot];
      const option = options.findIndex((label, index) => label === text && !used.has(index));
      if (option < 0) return null;
      used.add(option);
      return option;
    });
  },
  emptySlots: (input) => input.filter((option) => option === null).length,
  toLines: (input, { options }) =>
    input.flatMap((option) => (option === null ? [] : [options[option] ?? ''])),
};

/** Puts an option into a slot; the option that was there returns to the shelf. */
export function fillSlot(input: DragAndDropInput, option: number, slot: number): DragAndDropInput {
  return input.map((current, index) => {
    if (index === slot) return option;
    return current === option ? null : current;
  });
}

/** Swaps the options of two slots. */
export function swap(input: DragAndDropInput, from: number, to: number): DragAndDropInput {
  if (to < 0 || to >= input.length) return input;
  return input.map((current, index) => {
    if (index === from) return input[to] ?? null;
    return index === to ? (input[from] ?? null) : current;
  });
}

/** Returns the option of a slot to the shelf. */
export function takeBack(input: DragAndDropInput, slot: number): DragAndDropInput {
  return input.map((current, index) => (index === slot ? null : current));
}
