import { nameOf, shownElements, speaks } from './shown.ts';

/** Rounding tolerance in pixels. */
const tolerance = 1;

/** An element with overflow other than visible. */
interface Frame {
  readonly element: Element;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly cutsWords: boolean;
}

/** Names elements that overflow the page at its sides, or whose text or controls are cut off. */
export function findOverflow(page: Document): string[] {
  const width = page.documentElement.clientWidth;
  const elements = shownElements(page);
  const frames = elements
    .map(frameOf)
    .filter(({ overflowX, overflowY }) => overflowX + overflowY !== 'visiblevisible');
  const defects = elements.filter((element) => {
    // Innermost first.
    const around = frames
      .filter((frame) => frame.element !== element && frame.element.contains(element))
      .reverse();
    return (around.length === 0 && sticksOut(element, width)) || isCut(element, around);
  });
  const cut = frames.filter(cutsOwnWords).map(({ element }) => element);
  return [...new Set([...defects, ...cut])].map(nameOf);
}

function frameOf(element: Element): Frame {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  return { element, overflowX, overflowY, cutsWords: textOverflow !== 'ellipsis' };
}

function sticksOut(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < -tolerance || right > width + tolerance;
}

function cutsOwnWords({ element, overflowX, overflowY, cutsWords }: Frame): boolean {
  if (!cutsWords || !speaks(element)) return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return (
    (cuts(overflowX) && scrollWidth > clientWidth + tolerance) ||
    (cuts(overflowY) && scrollHeight > clientHeight + tolerance)
  );
}

/** Whether an ancestor clips text or a control without scrolling. */
function isCut(element: Element, around: readonly Frame[]): boolean {
  if (around.length === 0 || element.closest('[aria-hidden="true"], [inert]')) return false;
  if (!speaks(element) && !element.matches('button, a, input, select, textarea')) return false;
  const box = element.getBoundingClientRect();
  // A line box is taller than its letters.
  const air = parseFloat(getComputedStyle(element).fontSize) / 4;
  let [x, y] = [true, true];
  for (const { element: frame, overflowX, overflowY } of around) {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const cutX = box.left < left - tolerance || box.right > right + tolerance;
    const cutY = box.top < top - air || box.bottom > bottom + air;
    if ((x && cuts(overflowX) && cutX) || (y && cuts(overflowY) && cutY)) return true;
    x &&= !scrolls(overflowX);
    y &&= !scrolls(overflowY);
  }
  return false;
}

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
