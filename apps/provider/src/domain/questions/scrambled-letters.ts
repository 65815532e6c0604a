import type { UnscrambleWords } from '../../content/pack.ts';
import { foldWord } from '../same-text.ts';
import { seededDraw, shuffleApart } from '../seeded-shuffle.ts';

/**
 * The letters of the word in another order than the word has. All in upper case: a single capital would tell the first
 * letter. Signs that do not count in the answer are left out.
 */
export function scrambledLetters(question: UnscrambleWords, seed: string): string[] {
  const draw = seededDraw(`${seed}:${question.id}`);
  return shuffleApart(lettersOf(question.word), draw, (left, right) => left === right);
}

function lettersOf(word: string): string[] {
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word.normalize('NFC'));
  return Array.from(graphemes, ({ segment }) => segment)
    .filter((segment) => foldWord(segment) !== '')
    .map((segment) => segment.toUpperCase());
}
