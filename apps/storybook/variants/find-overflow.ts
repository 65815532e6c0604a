import { nameOf, shownElements, speaks } from './shown.ts';

/** Pixels that rounding may cost. */
const tolerance = 1;

/** Names each element that sticks out of the page at its sides, or whose words or controls are cut off. */
export function findOverflow(page: Document): string[] {
  const width = page.documentElement.clientWidth;
  const elements = shownElements(page);
  const out = elements.filter((element) => sticksOut(element, width) && !isHeld(element));
  const cut = elements.filter((element) => cutsOwnWords(element) || isCut(element));
  return [...new Set([...out, ...cut])].map(nameOf);
}

function sticksOut(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < -tolerance || right > width + tolerance;
}

/** Whether something around it scrolls or cuts it, as for scenery and strips of chips. */
function isHeld(element: Element): boolean {
  return ancestorsOf(element).some((parent) => getComputedStyle(parent).overflowX !== 'visible');
}

function cutsOwnWords(element: Element): boolean {
  if (!speaks(element)) return false;
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const cutsX = cuts(overflowX) && scrollWidth > clientWidth + tolerance;
  const cutsY = cuts(overflowY) && scrollHeight > clientHeight + tolerance;
  return textOverflow !== 'ellipsis' && (cutsX || cutsY);
}

/** Whether an element around words or a control cuts them, and does not scroll to them. */
function isCut(element: Element): boolean {
  if (!speaks(element) && !element.matches('button, a, input, select, textarea')) return false;
  if (element.closest('[aria-hidden="true"], [inert]')) return false;
  const box = element.getBoundingClientRect();
  // The box of a line of words is higher than its letters.
  const air = parseFloat(getComputedStyle(element).fontSize) / 4;
  let [x, y] = [true, true];
  for (const parent of ancestorsOf(element)) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    const frame = parent.getBoundingClientRect();
    const cutX = box.left < frame.left - tolerance || box.right > frame.right + tolerance;
    const cutY = box.top < frame.top - air || box.bottom > frame.bottom + air;
    if ((x && cuts(overflowX) && cutX) || (y && cuts(overflowY) && cutY)) return true;
    x &&= !scrolls(overflowX);
    y &&= !scrolls(overflowY);
  }
  return false;
}

/** What is around an element, without the page itself. */
function ancestorsOf(element: Element): Element[] {
  const { parentElement: parent } = element;
  return parent === null || parent.matches('body, html') ? [] : [parent, ...ancestorsOf(parent)];
}

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
