/** A sentence as spoken, with its position on the page. */
export interface SpokenSentence {
  readonly text: string;
  /** The range on the page of a part of `text`. */
  readonly rangeOf: (from: number, to: number) => Range;
}

/** A part of a text node and what the voice says for it. */
interface Piece {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
  readonly spoken: string;
}

/** The sign of Unicode for a whole blessing, for which a voice has no words. */
const sign = 'ﷺ';
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, [data-read-aloud]';
const unspoken = '[aria-hidden="true"], .visually-hidden';

/**
 * The sentences of the `data-read-aloud` elements in an element, in page order, or of all of it if there are none. Honorifics become
 * words.
 *
 * @param honorific the words for the sign of an honorific
 */
export function spokenSentences(element: HTMLElement, honorific: string): SpokenSentence[] {
  const marked = [...element.querySelectorAll<HTMLElement>('[data-read-aloud]')];
  const language = element.closest<HTMLElement>('[lang]')?.lang || 'en';
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (marked.length > 0 ? marked : [element])
    .flatMap((part) => textBlocks(part))
    .map((nodes) => nodes.flatMap((node) => piecesOf(node, honorific)))
    .flatMap((pieces) => sentencesOf(pieces, sentences));
}

/** The text nodes of an element, those of one paragraph together. */
function textBlocks(element: HTMLElement): Text[][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = new Map<Element | null, Text[]>();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(unspoken)) continue;
    const block = node.parentElement?.closest(blocks) ?? null;
    found.set(block, [...(found.get(block) ?? []), node]);
  }
  return [...found.values()];
}

function piecesOf(node: Text, honorific: string): Piece[] {
  const title = node.parentElement?.closest<HTMLElement>('abbr.honorific')?.title;
  if (title) return [{ node, from: 0, to: node.length, spoken: title }];
  let from = 0;
  return node.data.split(new RegExp(`(${sign})`)).map((text) => {
    // A line break of the source would end a sentence.
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

/** A range of the page for a range of spoken words. An honorific is one: its words are highlighted together. */
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
