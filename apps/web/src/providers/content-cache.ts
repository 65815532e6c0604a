/** Cache of the pictures that the learner has opened. The service worker fills it, sign-out empties it. */
export const contentCache = 'content';

export function emptyContentCache(): void {
  // Absent where the page is served without TLS from another machine.
  globalThis.caches?.delete(contentCache).catch(() => undefined);
}
