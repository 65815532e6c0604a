import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The reading direction of the page: arrow keys follow it. */
export function useDirection(): Direction {
  return useSyncExternalStore(watch, direction);
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function direction(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
