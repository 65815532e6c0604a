import { type PlacedQuestion, shownTexts } from '../files/questions.ts';
import { contentWords } from '../text/words.ts';

/** Words that few questions use: two of them together point at one fact. */
export interface RareWords {
  readonly in: (text: string) => string[];
  /** Inverse document frequency: 0 for a word of every question. */
  readonly weight: (word: string) => number;
}

/** A word of more questions points at no fact, in a pack of any size. */
const mostUses = 15;

export function rareWords(all: readonly PlacedQuestion[]): RareWords {
  const uses = new Map<string, number>();
  for (const { question } of all)
    for (const word of contentWords(shownTexts(question).join(' ')))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  return {
    in: (text) => [...contentWords(text)].filter((word) => (uses.get(word) ?? 0) <= mostUses),
    weight: (word) => Math.log(all.length / (uses.get(word) ?? 1)),
  };
}
