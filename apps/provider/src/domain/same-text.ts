/** Whether two texts are the same option: composed or decomposed letters and outer spaces make no difference. */
export function sameText(left: string, right: string): boolean {
  return left.normalize('NFC').trim() === right.normalize('NFC').trim();
}

/**
 * A typed word, reduced to what counts (D122): letters and digits in lower case by the root locale. Case, marks,
 * hyphens, apostrophes (the half rings of transliteration too) and spaces do not count.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC');
}
