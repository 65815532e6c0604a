import { useSyncExternalStore } from 'react';

/** Room for a card beside the list. */
const wide = '(min-width: 768px) and (min-height: 501px)';

/** Whether the window has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide);
}

function watch(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia(wide).matches;
}
