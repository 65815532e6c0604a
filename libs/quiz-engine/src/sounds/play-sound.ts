import { preferences } from '@sirah-trails/ui';
import correct from './correct.wav';
import incorrect from './incorrect.wav';

const files = { correct, incorrect } as const;
type Name = keyof typeof files;

const sounds = new Map<Name, HTMLAudioElement>();

/** Fetches the sounds, so that none comes late. Does nothing while sounds are off. */
export function loadSounds(): void {
  if (!preferences.get().sounds) return;
  soundOf('correct');
  soundOf('incorrect');
}

/** Plays a sound, unless sounds are off or the page is hidden. */
export function playSound(name: Name): void {
  if (!preferences.get().sounds || document.visibilityState !== 'visible') return;
  // A browser may forbid sound before the first tap; play goes on without it.
  soundOf(name)
    .play()
    .catch(() => undefined);
}

/** The sound, which the browser fetches at once; one that it could not fetch is fetched again with the next call. */
function soundOf(name: Name): HTMLAudioElement {
  const known = sounds.get(name);
  if (known) return known;
  const sound = new Audio(files[name]);
  sound.addEventListener('error', () => sounds.delete(name), { once: true });
  sounds.set(name, sound);
  return sound;
}
