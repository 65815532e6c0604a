import { useSyncExternalStore } from 'react';
import { usePreferences } from './preferences.ts';
import { deviceReducesMotion, reducedMotionQuery } from './reduces-motion.ts';

/** Whether motion is reduced, by the device or by the learner's choice. */
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
