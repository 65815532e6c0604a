const marks = /\p{M}/gu;
/** `al-` and its spoken forms before a name, `al ` as some write it, and the Arabic article. */
const articles = /(?<![\p{L}\p{N}])(?:(?:al|ad|an|ar|as|ash|at|az)[-‐‑]|al\s+|ال)(?=\p{L})/gu;
/** Hyphens, apostrophes and the half rings of transliteration stand inside words. */
const joiners = /[-‐‑'’‘`´ʹʻʼʽʾʿـ]/gu;
const others = /[^\p{L}\p{N}]+/gu;

/**
 * A text reduced to what counts for sorting and searching (decision 101): words of lower-case letters and digits with one
 * space between. Marks, case, the article, hyphens and apostrophes do not count. What it gives holds no sign that `LIKE`
 * takes for more than itself.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(articles, '')
    .replace(joiners, '')
    .replace(others, ' ')
    .trim();
}

/** The letter under which a text of `searchText` stands: A to Z, else `#`. */
export function firstLetter(sortKey: string): string {
  const letter = sortKey.charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/**
 * The words that a search asks for; null when it asks for nothing: it is blank, or only an article so far. A search without
 * any letter or digit gives no word that could be found.
 */
export function searchWords(search: string): readonly string[] | null {
  if (/^\s*(?:al[-‐‑]?\s*)?$/i.test(search)) return null;
  return [...new Set(searchText(search).split(' '))].filter((word) => word !== '');
}
