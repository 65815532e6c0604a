/** Limits in graphemes. */
export const truncation = { plain: 173, people: 70, glossary: 170 } as const;

const ELLIPSIS = '…';
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Truncates a plain text at a word boundary and adds an ellipsis; returns a shorter text unchanged. A word longer
 * than the limit is cut between graphemes.
 * @param limit maximum graphemes, without the ellipsis
 */
export function truncate(text: string, limit: number): string {
  // A grapheme has at least one UTF-16 unit. Only the beginning of a long text is segmented.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { segment, index } of letters.segment(text)) {
    if (count === limit) return cutBefore(text.slice(0, index), segment);
    count += 1;
  }
  return text;
}

/** Whole words of a beginning that is followed by `next`. */
function cutBefore(kept: string, next: string): string {
  const cutsWord = !/^\s+$/u.test(next) && !/\s$/u.test(kept);
  const edge = cutsWord ? kept.search(/\s\S*$/u) : kept.length;
  return kept.slice(0, edge > 0 ? edge : kept.length).replace(/[\s,;:–-]+$/u, '') + ELLIPSIS;
}
