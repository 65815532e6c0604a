import { nameOf, shownElements, speaks } from './shown.ts';

/** Words, without spaces, hyphens and punctuation. */
const words = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Names elements with a word that is broken across lines. Words wider than half the page are allowed: no card has
 * room for them.
 */
export function findBrokenWords(page: Document): string[] {
  const widest = page.documentElement.clientWidth / 2;
  return shownElements(page)
    .filter((element) => speaks(element) && !element.matches('textarea, [aria-hidden="true"] *'))
    .filter((element) => boxesOfWords(element).some((boxes) => isBroken(boxes) && widthOf(boxes) < widest))
    .map(nameOf);
}

/** A styled first letter has a separate box on the same line. */
const isBroken = ([first, ...others]: readonly DOMRect[]) =>
  others.some(({ top }) => first && top >= first.bottom);

/** Boxes of each word of an element, at least one per line. */
function boxesOfWords(element: Element): DOMRect[][] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(words)].map(({ index, 0: word }) => {
      const range = element.ownerDocument.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return [...range.getClientRects()];
    }),
  );
}

const widthOf = (boxes: readonly DOMRect[]) => boxes.reduce((sum, { width }) => sum + width, 0);
