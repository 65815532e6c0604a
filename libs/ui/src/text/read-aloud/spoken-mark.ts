const name = 'spoken';

/** Marks what is being spoken, in place of what was marked before; null marks nothing. The text itself stays as it is. */
export function markSpoken(range: Range | null): void {
  document.querySelector('[data-spoken]')?.removeAttribute('data-spoken');
  if (typeof Highlight === 'undefined') return markElement(range);
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

/** A browser that cannot mark a part of a text marks all of it. */
function markElement(range: Range | null): void {
  const { startContainer } = range ?? {};
  const element = startContainer instanceof Element ? startContainer : startContainer?.parentElement;
  element?.setAttribute('data-spoken', '');
}
