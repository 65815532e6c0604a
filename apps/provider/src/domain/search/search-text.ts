/** Signs that say a whole blessing, like ﷺ. */
const honorifics = /[\u{FD40}-\u{FD4F}\u{FDCF}\u{FDFA}\u{FDFB}\u{FDFD}-\u{FDFF}]/gu;
/** Before the letters are taken apart: an acute accent by itself would become a space. */
const apostrophes = /['’‘‛`´′]/gu;
/** Marks, signs that only shape a line, and raised letters: transliteration writes ayn and hamza by them, Arabic long lines. */
const marks = /[\p{M}\p{Cf}\p{Lm}]/gu;
/** `al-` and its spoken forms before a name, `al ` as some write it, and the Arabic article. */
const articles = /(?<![\p{L}\p{N}])(?:(?:a[dlnrstz]|a[dst]h|[eu]l)[-‐‑–—−]|[au]l\s+|ال)(?=\p{L})/gu;
/** `Abdul` is `Abd al-` as it is heard; Abdullah is a name of its own. */
const heardArticle = /(?<=(?<![\p{L}\p{N}])abd)[aeiou]l(?!lah)(?:[-‐‑–\s]+|(?=\p{L})|$)/gu;
/** Hyphens stand inside words. */
const hyphens = /[-‐‑]/gu;
const others = /[^\p{L}\p{N}]+/gu;
/** Letters that Arabic script writes in two ways. */
const arabicForms: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };

/**
 * A text reduced to what counts for sorting and searching (D101): words of lower-case letters and digits with one
 * space between. Marks, case, the article, hyphens, apostrophes and signs of blessing do not count. What it gives holds no
 * sign that `LIKE` takes for more than itself.
 */
export function searchText(text: string): string {
  return text
    .replace(honorifics, ' ')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/\p{Script=Arabic}/gu, (letter) => arabicForms[letter] ?? letter)
    .replace(articles, '')
    .replace(heardArticle, ' ')
    .replace(hyphens, '')
    .replace(others, ' ')
    .trim();
}

/** The letter of a text of `searchText` in the filter: A to Z, else `#`. */
export function firstLetter(sortKey: string): string {
  const letter = sortKey.charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/**
 * The words that a search asks for; null when it asks for nothing: it is blank, or only an article so far. A search without
 * any letter or digit gives no word that could be found. Brackets behind a name are skipped: titles show
 * their blessing there, and a search may repeat a title as it is shown.
 */
export function searchWords(search: string): readonly string[] | null {
  if (/^\s*(?:al[-‐‑–]?\s*|ال)?\s*$/iu.test(search)) return null;
  const bare = searchText(search.replace(/(?<=\S)\s*\([^()]*\)?/gu, ' '));
  return [...new Set(bare.split(' '))].filter((word) => word !== '');
}
