import { preferences } from '@sirah-trails/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadSounds, playSound } from './play-sound.ts';

let fetched = vi.spyOn(window, 'Audio');

beforeEach(() => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // Another test of this process may have fetched them already.
  playSound('correct');
  playSound('incorrect');
  for (const sound of play.mock.contexts) (sound as HTMLAudioElement).dispatchEvent(new Event('error'));
  play.mockClear();
  fetched = vi.spyOn(window, 'Audio');
});

const plays = () =>
  fetched.mock.results.map(({ value }) => {
    const { contexts } = vi.mocked(HTMLMediaElement.prototype.play).mock;
    return contexts.filter((sound) => sound === value).length;
  });

it('D146: while sounds are off, none is fetched or played', () => {
  preferences.set({ sounds: false });
  loadSounds();
  playSound('correct');
  expect(plays()).toEqual([]);
  preferences.set({ sounds: true });
});

it('a sound is fetched once, before it is played, and again only if that failed', () => {
  loadSounds();
  playSound('correct');
  playSound('correct');
  expect(plays()).toEqual([2, 0]);
  fetched.mock.results[1]?.value.dispatchEvent(new Event('error'));
  playSound('incorrect');
  expect(plays()).toEqual([2, 0, 1]);
});
