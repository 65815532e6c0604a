/** A spoken sentence with its position on the page. */
export interface SpokenSentence {
  readonly text: string;
  /** The page range of a substring of `text`. */
  readonly rangeOf: (from: number, to: number) => Range;
}

/** Part of a text node, with its spoken form. */
interface Piece {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
  readonly spoken: string;
}

/** Unicode's single character for a whole blessing, which voices cannot read. */
const sign = 'ﷺ';
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, [data-read-aloud]';
const unspoken = '[aria-hidden="true"], .visually-hidden';

/**
 * Sentences of the `data-read-aloud` elements in page order, or of the whole element without any. Honorifics become
 * words, names with `data-say` their pronunciation. Skips text in other languages, for example controls: the voice cannot read it.
 * @param language BCP 47 tag of the text
 * @param honorific words for the honorific sign
 */
export function spokenSentences(element: HTMLElement, language: string, honorific: string): SpokenSentence[] {
  const marked = [...element.querySelectorAll<HTMLElement>('[data-read-aloud]')];
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (marked.length > 0 ? marked : [element])
    .flatMap((part) => textBlocks(part, language))
    .map((nodes) => nodes.flatMap((node) => piecesOf(node, honorific)))
    .flatMap((pieces) => sentencesOf(pieces, sentences));
}

/** Text nodes of an element in a language, grouped by paragraph. */
function textBlocks(element: HTMLElement, language: string): Text[][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = new Map<Element | null, Text[]>();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(unspoken) || languageOf(node) !== language) continue;
    const block = node.parentElement?.closest(blocks) ?? null;
    found.set(block, [...(found.get(block) ?? []), node]);
  }
  return [...found.values()];
}

function languageOf({ parentElement }: Text) {
  return parentElement?.closest<HTMLElement>('[lang]')?.lang || 'en';
}

function piecesOf(node: Text, honorific: string): Piece[] {
  const title = node.parentElement?.closest<HTMLElement>('abbr.honorific')?.title;
  if (title) return [{ node, from: 0, to: node.length, spoken: title }];
  // Capitals mark the stress for readers, and voices would spell them.
  const say = node.parentElement?.closest('[data-say]')?.getAttribute('data-say')?.toLowerCase();
  if (say) return [{ node, from: 0, to: node.length, spoken: say }];
  let from = 0;
  return node.data.split(new RegExp(`(${sign})`)).map((text) => {
    // A source line break would end a sentence.
    const spoken = text === sign ? ` ${honorific} ` : text.replace(/\s/g, ' ');
    const piece = { node, from, to: from + text.length, spoken };
    from = piece.to;
    return piece;
  });
}

function sentencesOf(pieces: readonly Piece[], sentences: Intl.Segmenter): SpokenSentence[] {
  const whole = pieces.map(({ spoken }) => spoken).join('');
  return [...sentences.segment(whole)]
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => ({
      text: segment.trimEnd(),
      rangeOf: (from, to) => rangeOf(pieces, index + from, index + to),
    }));
}

/** Page range of a spoken substring. The words of an honorific map to the whole sign. */
function rangeOf(pieces: readonly Piece[], from: number, to: number): Range {
  const range = document.createRange();
  let begun = 0;
  for (const piece of pieces) {
    const end = begun + piece.spoken.length;
    const isVerbatim = piece.spoken.length === piece.to - piece.from;
    if (begun <= from && from < end) range.setStart(piece.node, piece.from + (isVerbatim ? from - begun : 0));
    if (begun < to && to <= end) range.setEnd(piece.node, isVerbatim ? piece.from + (to - begun) : piece.to);
    begun = end;
  }
  return range;
}
