import { reducesMotion } from '../../platform/use-reduced-motion.ts';
import correct from './correct.wav';
import incorrect from './incorrect.wav';
import page from './page.wav';
import type { SoundName } from './play-sound.ts';
import reward from './reward.wav';
import step from './step.wav';
import unlock from './unlock.wav';

const files: Readonly<Record<SoundName, string>> = { correct, incorrect, reward, step, unlock, page };

/** The pulses that go with sounds of success, in milliseconds with the pauses between. */
const pulsesOf: Partial<Record<SoundName, number[]>> = {
  correct: [15],
  reward: [18, 60, 30],
  unlock: [18, 60, 30],
};

const sounds = new Map<SoundName, HTMLAudioElement>();

/** Plays a sound on a visible page; a quiet chapter or book has none but that of a wrong answer. */
export function play(name: SoundName, quiet: boolean): void {
  const pulses = pulsesOf[name];
  if ((quiet && name !== 'incorrect') || document.visibilityState !== 'visible') return;
  // A browser may forbid sound before the first tap; play goes on without it.
  soundOf(name)
    .play()
    .catch(() => undefined);
  // Safari has no such function. Before the first tap, as after a reload, a browser refuses it and says so on its console.
  const device: Partial<Navigator> = navigator;
  if (pulses && device.userActivation?.hasBeenActive !== false && !reducesMotion()) device.vibrate?.(pulses);
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
