/** Compares options; ignores Unicode composition and outer spaces. */
export function sameText(left: string, right: string): boolean {
  return left.normalize('NFC').trim() === right.normalize('NFC').trim();
}

/**
 * Normalizes a typed word (D122): letters and digits, lower-case by the root locale. Removes diacritics, hyphens,
 * apostrophes (also the half rings of transliteration) and spaces.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC');
}
