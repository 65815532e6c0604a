import { preferences } from '../../platform/preferences.ts';
import type * as Player from './sound-player.ts';

export type SoundName = 'correct' | 'incorrect' | 'reward' | 'step' | 'unlock' | 'page';

/** Preloads sounds and their player. Does nothing while sounds are off. */
export function loadSounds(...names: readonly SoundName[]): Promise<void> {
  return withPlayer(({ soundOf }) => names.forEach(soundOf));
}

/**
 * Plays a sound, unless sounds are off or the page is hidden. Sounds of success also vibrate the device, except with
 * reduced motion. Never rejects.
 * @param options `quiet`: in a quiet chapter or book, where only a wrong answer has a sound
 */
export function playSound(name: SoundName, { quiet = false } = {}): Promise<void> {
  return withPlayer(({ play }) => play(name, quiet));
}

/** Ignores a failed load of the player. */
async function withPlayer(use: (player: typeof Player) => void): Promise<void> {
  if (preferences.get().sounds) await import('./sound-player.ts').then(use, () => undefined);
}
