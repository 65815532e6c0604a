import { useSyncExternalStore } from 'react';

export type TextDirection = 'ltr' | 'rtl';

/** The text direction of the page. */
export function useDirection(): TextDirection {
  return useSyncExternalStore(watch, direction);
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function direction(): TextDirection {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
