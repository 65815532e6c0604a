/** How much of a text fits, in letters as a reader counts them. */
export const truncation = { plain: 173, people: 70, glossary: 170 } as const;

const ELLIPSIS = '…';
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a plain text, cut at the edge of a word and ended by an ellipsis; a text that fits comes back whole.
 * A word longer than the whole limit is cut inside, never inside one of its letters.
 * @param limit letters that are kept, the ellipsis not counted
 */
export function truncate(text: string, limit: number): string {
  const parts = Array.from(letters.segment(text), ({ segment }) => segment);
  if (parts.length <= limit) return text;
  const kept = parts.slice(0, limit).join('');
  const cutsWord = !isSpace(parts[limit]) && !isSpace(parts[limit - 1]);
  const edge = cutsWord ? kept.search(/\s\S*$/u) : kept.length;
  return kept.slice(0, edge > 0 ? edge : kept.length).replace(/[\s,;:–-]+$/u, '') + ELLIPSIS;
}

function isSpace(letter: string | undefined): boolean {
  return letter !== undefined && /^\s$/u.test(letter);
}
