import { preferences } from '@sirah-trails/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSounds, playSound } from './play-sound.ts';

const fetched: FakeAudio[] = [];

class FakeAudio extends EventTarget {
  readonly play = vi.fn(() => Promise.resolve());

  constructor() {
    super();
    fetched.push(this);
  }
}

beforeEach(() => vi.stubGlobal('Audio', FakeAudio));
afterEach(() => vi.unstubAllGlobals());

it('D146: while sounds are off, none is fetched or played', () => {
  preferences.set({ sounds: false });
  loadSounds();
  playSound('correct');
  expect(fetched).toEqual([]);
  preferences.set({ sounds: true });
});

it('a sound is fetched once, before it is played, and again only if that failed', () => {
  const plays = () => fetched.map(({ play }) => play.mock.calls.length);
  loadSounds();
  playSound('correct');
  playSound('correct');
  expect(plays()).toEqual([2, 0]);
  fetched[1]?.dispatchEvent(new Event('error'));
  playSound('incorrect');
  expect(plays()).toEqual([2, 0, 1]);
});
