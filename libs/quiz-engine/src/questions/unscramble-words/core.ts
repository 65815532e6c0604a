import { asRecord, asTexts, readText, type QuestionCore, type QuestionText } from '../contract/core.ts';

export interface UnscrambleQuestion extends QuestionText {
  readonly type: 'unscramble_words';
  /** The scrambled letters, upper-cased. */
  readonly letters: readonly string[];
}

/** The word so far, upper-cased. */
export type UnscrambleInput = string;

export interface UnscrambleWords {
  readonly question: UnscrambleQuestion;
  readonly input: UnscrambleInput;
  readonly answer: string[];
}

export const unscrambleWords: QuestionCore<UnscrambleWords> = {
  parse(content) {
    const text = readText(content);
    const letters = asTexts(asRecord(content)?.['words']).flatMap(splitLetters).filter(isLetter);
    return text && letters.length > 0 ? { type: 'unscramble_words', ...text, letters } : undefined;
  },
  empty: () => '',
  isAnswerable: (input) => input.trim() !== '',
  toAnswer: (input) => [upperCase(input.trim())],
  emptyAnswer: () => [''],
  fromAnswer: (answer) => upperCase(typeof answer === 'string' ? answer : (asTexts(answer)[0] ?? '')),
  toLines: (input) => (input === '' ? [] : [input]),
};

/** Upper case that is the same on every device: a Turkish one would make a dotted capital of i (D122). */
export function upperCase(text: string) {
  return text.normalize('NFC').toLocaleUpperCase('en-US').normalize('NFC');
}

/** Whether each tile is used: a letter of the word takes the first free tile with that letter. */
export function usedTiles(word: UnscrambleInput, letters: readonly string[]): readonly boolean[] {
  const used = letters.map(() => false);
  for (const letter of splitLetters(word)) {
    const free = letters.findIndex((tile, index) => tile === letter && !used[index]);
    if (free >= 0) used[free] = true;
  }
  return used;
}

/** Removes the last grapheme. */
export function withoutLastLetter(word: UnscrambleInput): UnscrambleInput {
  return splitLetters(word).slice(0, -1).join('');
}

function splitLetters(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(upperCase(text));
  return Array.from(segments, ({ segment }) => segment);
}

function isLetter(text: string) {
  return text.trim() !== '';
}
