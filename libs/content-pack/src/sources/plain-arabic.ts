/** Vowel signs, signs of recitation, tatweel and direction marks: nothing that a word is known by. */
const signs = /[\u0610-\u061A\u0640\u064B-\u065F\u06D6-\u06ED\u200E\u200F]/g;
const daggerAlif = /\u0670/g;

/**
 * Arabic text as it is compared: without signs and hamza, one form of alif, ya and ta marbuta, one space between words.
 * A dagger alif is left out; `withDaggerAlif` writes it as a letter.
 */
export function plainArabic(text: string, withDaggerAlif = false): string {
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
export function standsIn(text: string, word: string): boolean {
  const wanted = new RegExp(`(?:^| )[وف]?(?:[بكل]?(?:ال)?|لل)${plainArabic(word)}(?= |$)`);
  return [false, true].some((dagger) => wanted.test(plainArabic(text, dagger)));
}
