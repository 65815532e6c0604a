import { type CitedWorks, type FactReference, singlePlaces } from '../facts/fact-list.ts';
import type { PlacedText } from './read-texts.ts';

/** Work texts by their key in fact lists. */
export type Texts = ReadonlyMap<string, PlacedText>;

/** The mismatch between `reference` and the texts; undefined when the passage contains all its words. */
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

/** Vowel signs, recitation signs, tatweel and direction marks, which do not distinguish words. */
const signs = /[\u0610-\u061A\u0640\u064B-\u065F\u06D6-\u06ED\u200E\u200F]/g;
const daggerAlif = /\u0670/g;

/**
 * Normalizes Arabic text for comparison: removes signs and hamza, unifies alif, ya and ta marbuta, and collapses spaces.
 * Removes a dagger alif; `withDaggerAlif` writes it as a letter.
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
 * Whether `text` contains `word` or a phrase. Allows joined particles at the beginning (و ف ب ل ك ال), but no suffix. Tries
 * both spellings of a dagger alif.
 */
function standsIn(text: string, word: string): boolean {
  const wanted = new RegExp(`(?:^| )[وف]?(?:[بكل]?(?:ال)?|لل)${plainArabic(word)}(?= |$)`);
  return [false, true].some((dagger) => wanted.test(plainArabic(text, dagger)));
}
