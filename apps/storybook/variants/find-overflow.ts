/** Pixels that rounding may cost. */
const tolerance = 1;

/** Names each element that sticks out of the page at its sides, or whose own words are cut off. */
export function findOverflow(page: Document): string[] {
  const width = page.documentElement.clientWidth;
  const elements = [...page.body.querySelectorAll<HTMLElement>('*')].filter(isShown);
  const out = elements.filter((element) => sticksOut(element, width) && !isHeld(element));
  const cut = elements.filter(cutsWords);
  return [...new Set([...out, ...cut])].map(nameOf);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('.visually-hidden, svg *') === null;
}

function sticksOut(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < -tolerance || right > width + tolerance;
}

/** Whether something around it scrolls or cuts it, as for scenery and strips of chips. */
function isHeld(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return false;
}

function cutsWords(element: Element): boolean {
  const { overflowX, textOverflow } = getComputedStyle(element);
  const cuts = overflowX === 'hidden' || overflowX === 'clip';
  const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return (
    cuts && speaks && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + tolerance
  );
}

function nameOf(element: Element): string {
  const { tagName, textContent } = element;
  return `${tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(textContent ?? '').slice(0, 40)}"`;
}
