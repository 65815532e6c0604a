/** The elements of a page that are drawn for the eye, in the order of the page: not those that are folded away. */
export function shownElements(page: Document): HTMLElement[] {
  const seen = '*:not(svg *, .visually-hidden, .visually-hidden *)';
  return [...page.body.querySelectorAll<HTMLElement>(seen)].filter(
    (element) => element.getClientRects().length > 0 && element.checkVisibility(),
  );
}

/** Whether an element has words of its own, not only those of its children. */
export function speaks(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
}

/** How a report calls an element. */
export function nameOf(element: Element): string {
  const { tagName, textContent } = element;
  return `${tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(textContent ?? '').slice(0, 40)}"`;
}
