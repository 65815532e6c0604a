/** What the name of every draft begins with. */
export const draftPrefix = 'draft:';

/** Drops what was typed into the forms of this tab, for every learner. */
export function forgetDrafts(): void {
  const storage = tabStorage();
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.includes(`:${draftPrefix}`)) storage.removeItem(key);
}

/** The storage of this tab; null where the browser forbids it. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
