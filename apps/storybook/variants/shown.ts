/** Visible elements in document order, without collapsed content. */
export function shownElements(page: Document): HTMLElement[] {
  const seen = '*:not(svg *, .visually-hidden, .visually-hidden *)';
  return [...page.body.querySelectorAll<HTMLElement>(seen)].filter(
    (element) => element.getClientRects().length > 0 && element.checkVisibility(),
  );
}

/** Whether an element has a text node of its own. */
export function speaks(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
}

/** Name of an element in reports. */
export function nameOf(element: Element): string {
  const { tagName, textContent } = element;
  return `${tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(textContent ?? '').slice(0, 40)}"`;
}
