import { nameOf, shownElements, speaks } from './shown.ts';

/** What no line may break: letters without a space, a hyphen or another sign between them. */
const words = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Names each element with a word that goes on in the next line. A word that is wider than half the page may: no card has the room
 * for it.
 */
export function findBrokenWords(page: Document): string[] {
  const widest = page.documentElement.clientWidth / 2;
  return shownElements(page)
    .filter((element) => speaks(element) && !element.matches('textarea, [aria-hidden="true"] *'))
    .filter((element) => boxesOfWords(element).some((boxes) => isBroken(boxes) && widthOf(boxes) < widest))
    .map(nameOf);
}

/** A first letter with a style of its own has a box of its own, on the same line. */
const isBroken = ([first, ...others]: readonly DOMRect[]) =>
  others.some(({ top }) => first && top >= first.bottom);

/** The boxes of each word of an element: at least one for each line that it stands on. */
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
