import { preferences } from '../../platform/preferences.ts';
import type * as Player from './sound-player.ts';

/** A sound of the product. */
export type SoundName = 'correct' | 'incorrect' | 'reward' | 'step' | 'unlock' | 'page';

/** Fetches sounds and their player, so that none comes late. Does nothing while sounds are off. */
export function loadSounds(...names: readonly SoundName[]): Promise<void> {
  return withPlayer(({ soundOf }) => names.forEach(soundOf));
}

/**
 * Plays a sound, unless sounds are off or the page is hidden. With a sound of success the device vibrates, where it can, except with
 * reduced motion. Never rejects.
 *
 * @param options `quiet`: in a quiet chapter or book, where only a wrong answer has a sound
 */
export function playSound(name: SoundName, { quiet = false } = {}): Promise<void> {
  return withPlayer(({ play }) => play(name, quiet));
}

/** Play goes on without the player where its code cannot be fetched. */
async function withPlayer(use: (player: typeof Player) => void): Promise<void> {
  if (preferences.get().sounds) await import('./sound-player.ts').then(use, () => undefined);
}
