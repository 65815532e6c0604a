import { randomInt } from 'node:crypto';
import { things, virtues } from './nickname-words.ts';

/**
 * A nickname of two words for a learner who has not chosen one: never anything of a real name. `numbered` adds
 * a number, for when the words alone are taken.
 */
export function madeUpNickname(numbered: boolean): string {
  const words = `${oneOf(virtues)} ${oneOf(things)}`;
  return numbered ? `${words} ${randomInt(2, 10_000)}` : words;
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
