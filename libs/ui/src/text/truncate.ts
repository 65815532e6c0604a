/** How much of a text fits, in letters as a reader counts them. */
export const truncation = { plain: 173, people: 70, glossary: 170 } as const;

const ELLIPSIS = '…';
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a plain text, cut at the edge of a word and ended by an ellipsis; a text that fits comes back whole.
 * A word longer than the whole limit is cut inside, never inside one of its letters.
 * @param limit most letters, the ellipsis not counted
 */
export function truncate(text: string, limit: number): string {
  // A letter has one unit at least. What lies beyond the limit is not taken apart: a row of a list shows the beginning of a long text.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { segment, index } of letters.segment(text)) {
    if (count === limit) return cutBefore(text.slice(0, index), segment);
    count += 1;
  }
  return text;
}

/** The whole words of a beginning that `next` follows. */
function cutBefore(kept: string, next: string): string {
  const cutsWord = !/^\s+$/u.test(next) && !/\s$/u.test(kept);
  const edge = cutsWord ? kept.search(/\s\S*$/u) : kept.length;
  return kept.slice(0, edge > 0 ? edge : kept.length).replace(/[\s,;:–-]+$/u, '') + ELLIPSIS;
}
