/** Ligatures of a whole blessing, like ﷺ. */
const honorifics = /[\u{FD40}-\u{FD4F}\u{FDCF}\u{FDFA}\u{FDFB}\u{FDFD}-\u{FDFF}]/gu;
/** Removed before the decomposition, which would turn an acute accent into a space. */
const apostrophes = /['’‘‛`´′]/gu;
/**
 * Combining marks, format characters and raised letters: transliteration writes ayn and hamza with them, Arabic
 * elongates lines.
 */
const marks = /[\p{M}\p{Cf}\p{Lm}]/gu;
/** `al-` and its assimilated forms before a name, also with a space, and the Arabic article. */
const articles = /(?<![\p{L}\p{N}])(?:(?:a[dlnrstz]|a[dst]h|[eu]l)[-‐‑–—−]|[au]l\s+|ال)(?=\p{L})/gu;
/** `Abdul` is the spoken form of `Abd al-`; Abdullah is a separate name. */
const heardArticle = /(?<=(?<![\p{L}\p{N}])abd)[aeiou]l(?!lah)(?:[-‐‑–\s]+|(?=\p{L})|$)/gu;
/** Hyphens inside words. */
const hyphens = /[-‐‑]/gu;
const others = /[^\p{L}\p{N}]+/gu;
/** Arabic letters with two spellings. */
const arabicForms: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };

/**
 * Normalizes a text for sorting and search (D101): lower-case words of letters and digits, separated by a space.
 * Removes diacritics, case, articles, hyphens, apostrophes and blessings. The result contains no `LIKE` wildcard.
 */
export function searchText(text: string): string {
  return text
    .replace(honorifics, ' ')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/ı/gu, 'i')
    .replace(/\p{Script=Arabic}/gu, (letter) => arabicForms[letter] ?? letter)
    .replace(articles, '')
    .replace(heardArticle, ' ')
    .replace(hyphens, '')
    .replace(others, ' ')
    .trim();
}

/** Filter letter of a `searchText` result: A to Z, otherwise `#`. */
export function firstLetter(sortKey: string): string {
  const letter = sortKey.charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/**
 * Words of a search; null for a blank search or a bare article, which match everything. A search without letters or
 * digits gives an empty list, which matches nothing. Ignores parentheses after a name, because titles show their
 * blessing there.
 */
export function searchWords(search: string): readonly string[] | null {
  if (/^\s*(?:al[-‐‑–]?\s*|ال)?\s*$/iu.test(search)) return null;
  const bare = searchText(search.replace(/(?<=\S)\s*\([^()]*\)?/gu, ' '));
  return [...new Set(bare.split(' '))].filter((word) => word !== '');
}
