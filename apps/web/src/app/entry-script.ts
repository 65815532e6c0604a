/** The address of the build's first script; null where the page has none. */
export function entryScript(page: Document = document): string | null {
  return page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;
}
