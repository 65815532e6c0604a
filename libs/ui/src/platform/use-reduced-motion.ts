import { useSyncExternalStore } from 'react';
import { preferences, usePreferences } from './preferences.ts';

/** Whether motion is reduced, by the device or by preference. */
export function useReducedMotion(): boolean {
  const chosen = usePreferences().reducedMotion;
  const asked = useSyncExternalStore(watch, deviceReducesMotion);
  return chosen || asked;
}

function watch(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Like `useReducedMotion()`, but for a single check. */
export function reducesMotion(): boolean {
  return preferences.get().reducedMotion || deviceReducesMotion();
}

function deviceReducesMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia(reducedMotionQuery).matches;
}
