import { preferences } from '@sirah-trails/ui';
import correct from './correct.wav';
import incorrect from './incorrect.wav';

const files = { correct, incorrect } as const;

/** Plays a sound, unless sounds are off or the page is hidden. */
export function playSound(name: keyof typeof files): void {
  if (!preferences.get().sounds || document.visibilityState !== 'visible') return;
  // A browser may forbid sound before the first tap; play goes on without it.
  new Audio(files[name]).play().catch(() => undefined);
}
