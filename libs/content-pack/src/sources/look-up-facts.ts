import { type CitedWorks, type FactReference, singlePlaces } from '../facts/fact-list.ts';
import type { PlacedText } from './read-texts.ts';

/** The texts of the works, by their word in fact lists. */
export type Texts = ReadonlyMap<string, PlacedText>;

/** Says what the texts lack for `reference`; undefined when its place contains all its words. */
export function lackOf(
  { work, place, words }: FactReference,
  texts: Texts,
  works: CitedWorks,
): string | undefined {
  const text = texts.get(work);
  if (!text) return `there is no text of ${work} (${works.get(work)?.text ?? work})`;
  const found = singlePlaces(place).map((single) => text.get(single));
  if (found.includes(undefined)) return `${work} has no ${place}`;
  const missing = words.filter((word) => !standsIn(found.join(' '), word));
  return missing.length === 0
    ? undefined
    : `${work} ${place} has no ${missing.map((word) => `"${word}"`).join(', ')}`;
}

/** Vowel signs, signs of recitation, tatweel and direction marks: nothing that a word is known by. */
const signs = /[\u0610-\u061A\u0640\u064B-\u065F\u06D6-\u06ED\u200E\u200F]/g;
const daggerAlif = /\u0670/g;

/**
 * Arabic text as it is compared: without signs and hamza, one form of alif, ya and ta marbuta, one space between words.
 * A dagger alif is left out; `withDaggerAlif` writes it as a letter.
 */
function plainArabic(text: string, withDaggerAlif = false): string {
  return text
    .replace(signs, '')
    .replace(daggerAlif, withDaggerAlif ? 'ا' : '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه')
    .replaceAll('ء', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether `word`, or a phrase, stands in `text`. Particles may be joined to its beginning (و ف ب ل ك ال), nothing to its
 * end. Both spellings of a dagger alif are tried.
 */
function standsIn(text: string, word: string): boolean {
  const wanted = new RegExp(`(?:^| )[وف]?(?:[بكل]?(?:ال)?|لل)${plainArabic(word)}(?= |$)`);
  return [false, true].some((dagger) => wanted.test(plainArabic(text, dagger)));
}
