/** Letters of other scripts, and dotless i, by the Latin letters that they look like. */
const lookAlikes = new Map([
  ...pairs('аеорсухіѕјһԁԛԝӏ', 'aeopcyxisjhdqwl'),
  ...pairs('αεοριυντκ', 'aeopiuvtk'),
  ...pairs('ı', 'i'),
]);

/** Spaces, joiners, diacritics and apostrophes, which differ in their encoding and hardly to the eye. */
const joined = /[\s\p{Cf}\p{M}\p{Lm}_'’‘‛`´′]/gu;
/** Points and hyphens, except within a number: 1.5 is not 15. */
const points = /(?<!\p{N}(?=.\p{N}))[.\p{Pd}]/gu;

/**
 * Key of a text for the question whether two texts look the same: without case, width, diacritics, spaces, invisible
 * characters and apostrophes, and without points and hyphens outside numbers; with Latin letters for look-alikes and one
 * form of the Turkish i.
 */
export function comparisonKey(text: string): string {
  // The accents of capital letters vary, and an acute accent alone would decompose into a space.
  const bare = text.replaceAll(joined, '').normalize('NFKD').toLowerCase().replaceAll(joined, '');
  const latin = [...bare].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return latin
    .replaceAll(points, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .normalize('NFKC');
}

/** The Latin letter that a sign looks like, in the same case and normal width; other signs stay. */
export function latinLetter(sign: string): string {
  const narrow = sign.normalize('NFKC');
  const plain = [...narrow].length === 1 ? narrow : sign;
  const latin = lookAlikes.get(plain.toLowerCase()) ?? plain;
  return plain === plain.toLowerCase() ? latin : latin.toUpperCase();
}

function pairs(others: string, latin: string): [string, string][] {
  return [...others].map((letter, index) => [letter, latin[index] ?? letter]);
}
