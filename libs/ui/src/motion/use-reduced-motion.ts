import { useSyncExternalStore } from 'react';
import { usePreferences } from '../preferences/preferences.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether motion is reduced, by the device or by the learner's choice. */
export function useReducedMotion(): boolean {
  const chosen = usePreferences().reducedMotion;
  const asked = useSyncExternalStore(watch, deviceAsks);
  return chosen || asked;
}

function watch(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function deviceAsks(): boolean {
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches;
}
