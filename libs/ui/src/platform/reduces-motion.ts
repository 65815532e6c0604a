import { preferences } from './preferences.ts';

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether motion is reduced, by the device or by the learner's choice, for what happens once. */
export function reducesMotion(): boolean {
  return preferences.get().reducedMotion || deviceReducesMotion();
}

export function deviceReducesMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia(reducedMotionQuery).matches;
}
