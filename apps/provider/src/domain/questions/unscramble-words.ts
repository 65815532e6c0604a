import type { UnscrambleWords } from '@sirah-trails/content-pack/model';
import { type Answer, type AnswerScore, scoreParts, textsOf } from '../answer.ts';
import { foldWord } from '../same-text.ts';
import { seededDraw, shuffleApart } from '../seeded-shuffle.ts';
import type { QuestionType } from './question-type.ts';

export interface UnscrambleWordsKey {
  readonly type: 'unscramble_words';
  readonly word: string;
}

export const unscrambleWords: QuestionType<UnscrambleWords, UnscrambleWordsKey> = {
  emptyAnswer: [''],
  keyOf: ({ type, word }) => ({ type, word }),
  publicFields: (question, seed) => ({ words: scrambledLetters(question, seed) }),
  rightAnswer: ({ word }) => [word],
  wrongAnswer: ({ word }) => [`${word}X`],
  score,
};

/**
 * The word's letters in another order. Upper case, because a single capital would reveal the first letter. Omits
 * characters that the answer ignores.
 */
function scrambledLetters({ id, word }: UnscrambleWords, seed: string): string[] {
  return shuffleApart(lettersOf(word), seededDraw(`${seed}:${id}`), (left, right) => left === right);
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function lettersOf(word: string): string[] {
  return Array.from(graphemes.segment(word.normalize('NFC')), ({ segment }) => segment)
    .filter((segment) => foldWord(segment) !== '')
    .map((segment) => segment.toUpperCase());
}

/** One part: the word as a text, as a list with one text, or as a list of its letters (D122). */
function score(answer: Answer | undefined, key: UnscrambleWordsKey): AnswerScore {
  const said = foldWord(textsOf(answer).join(''));
  return scoreParts(said !== '' && said === foldWord(key.word) ? 1 : 0, 1, answer);
}
