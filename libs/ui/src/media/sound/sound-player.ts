import { reducesMotion } from '../../platform/use-reduced-motion.ts';
import correct from './correct.wav';
import incorrect from './incorrect.wav';
import page from './page.wav';
import type { SoundName } from './play-sound.ts';
import reward from './reward.wav';
import step from './step.wav';
import unlock from './unlock.wav';

const files: Readonly<Record<SoundName, string>> = { correct, incorrect, reward, step, unlock, page };

/** Vibration per sound: pulses and pauses in milliseconds. */
const pulsesOf: Partial<Record<SoundName, number[]>> = {
  correct: [15],
  reward: [18, 60, 30],
  unlock: [18, 60, 30],
};

const sounds = new Map<SoundName, HTMLAudioElement>();

/** Plays a sound on a visible page; with `quiet` only the sound of a wrong answer. */
export function play(name: SoundName, quiet: boolean): void {
  const pulses = pulsesOf[name];
  if ((quiet && name !== 'incorrect') || document.visibilityState !== 'visible') return;
  // Browsers may block sound before the first tap.
  soundOf(name)
    .play()
    .catch(() => undefined);
  // Safari has no `vibrate`. Before the first tap, also after a reload, browsers refuse it with a console message.
  const device: Partial<Navigator> = navigator;
  if (pulses && device.userActivation?.hasBeenActive !== false && !reducesMotion()) device.vibrate?.(pulses);
}

/** The audio element, which preloads; a failed one is replaced. */
export function soundOf(name: SoundName): HTMLAudioElement {
  const known = sounds.get(name);
  if (known) return known;
  const sound = new Audio(files[name]);
  sound.addEventListener('error', () => sounds.delete(name), { once: true });
  sounds.set(name, sound);
  return sound;
}
