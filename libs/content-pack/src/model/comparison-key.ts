/** Letters of other scripts, and dotless i, by the Latin letters that they look like. */
const lookAlikes = new Map([
  ...pairs('аеорсухіѕјһԁԛԝӏ', 'aeopcyxisjhdqwl'),
  ...pairs('αεοριυντκ', 'aeopiuvtk'),
  ...pairs('ı', 'i'),
]);

/** Spaces, joiners, apostrophes and hyphens, which differ in their encoding and hardly to the eye. */
const separators = /[\s\p{Cf}\p{M}\p{Lm}\p{Pd}._'’‘‛`´′]/gu;

/**
 * Key of a text for the question whether two texts look the same: without case, width, diacritics, spaces, invisible
 * characters, apostrophes and hyphens; with Latin letters for look-alikes and one form of the Turkish i.
 */
export function comparisonKey(text: string): string {
  // The accents of capital letters vary, and an acute accent alone would decompose into a space.
  const bare = text.replaceAll(separators, '').normalize('NFKD').toLowerCase().replaceAll(separators, '');
  const latin = [...bare].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return latin.normalize('NFKC');
}

function pairs(others: string, latin: string): [string, string][] {
  return [...others].map((letter, index) => [letter, latin[index] ?? letter]);
}
