/** The data that the provider wrote into the block of the page with this id, if it did. */
export function pageBlock(id: string, page: Document | undefined = globalThis.document): object | undefined {
  const text = page?.getElementById(id)?.textContent;
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
