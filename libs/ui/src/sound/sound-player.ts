import { reducesMotion } from '../motion/reduces-motion.ts';
import correct from './correct.wav';
import incorrect from './incorrect.wav';
import type { SoundName } from './play-sound.ts';
import reward from './reward.wav';

const files: Readonly<Record<SoundName, string>> = { correct, incorrect, reward };

/** Sounds of success, with the pulses that go with them, in milliseconds with the pauses between: a quiet chapter has none. */
const cheers: Partial<Record<SoundName, number[]>> = { correct: [15], reward: [18, 60, 30] };

const sounds = new Map<SoundName, HTMLAudioElement>();

/** Plays a sound on a visible page. */
export function play(name: SoundName, quiet: boolean): void {
  const pulses = cheers[name];
  if ((quiet && pulses) || document.visibilityState !== 'visible') return;
  // A browser may forbid sound before the first tap; play goes on without it.
  soundOf(name)
    .play()
    .catch(() => undefined);
  // Safari has no such function.
  if (pulses && !reducesMotion()) (navigator as Partial<Navigator>).vibrate?.(pulses);
}

/** The sound, which the browser fetches at once; one that it could not fetch is fetched again with the next call. */
export function soundOf(name: SoundName): HTMLAudioElement {
  const known = sounds.get(name);
  if (known) return known;
  const sound = new Audio(files[name]);
  sound.addEventListener('error', () => sounds.delete(name), { once: true });
  sounds.set(name, sound);
  return sound;
}
