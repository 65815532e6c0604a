/**
 * Removes each style sheet that did not load. The loader of the build takes a sheet that is in the page for loaded, so a
 * repeated import of the same screen would show it without style.
 */
export function removeFailedStyles(page: Document): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // The event does not bubble.
  page.addEventListener('error', remove, { capture: true });
}
