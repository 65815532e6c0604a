import { randomInt } from 'node:crypto';
import { things, virtues } from './nickname-words.ts';

/** A nickname, and the same as it is compared with others. */
export interface Nickname {
  readonly name: string;
  readonly key: string;
}

/**
 * A nickname of two words for a learner who has not chosen one: never anything of a real name (decision 19). `numbered` adds
 * a number, for when the words alone are taken.
 */
export function madeUpNickname(numbered: boolean): Nickname {
  const words = `${oneOf(virtues)} ${oneOf(things)}`;
  const name = numbered ? `${words} ${randomInt(2, 10_000)}` : words;
  return { name, key: name.toLowerCase().replaceAll(' ', '') };
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
