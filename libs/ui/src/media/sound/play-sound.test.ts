import { beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../../platform/preferences.ts';
import { loadSounds, playSound, type SoundName } from './play-sound.ts';

const names: readonly SoundName[] = ['correct', 'incorrect', 'reward', 'step', 'unlock', 'page'];

let fetched = vi.spyOn(window, 'Audio');

beforeEach(async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // Preloads the sounds, which another test may have done.
  for (const name of names) await playSound(name);
  for (const sound of play.mock.contexts) (sound as HTMLAudioElement).dispatchEvent(new Event('error'));
  play.mockClear();
  fetched = vi.spyOn(window, 'Audio');
});

const plays = () =>
  fetched.mock.results.map(({ value }) => {
    const { contexts } = vi.mocked(HTMLMediaElement.prototype.play).mock;
    return contexts.filter((sound) => sound === value).length;
  });

it('D146, D189: loads and plays no sound while sounds are off', async () => {
  preferences.set({ sounds: false });
  await loadSounds('correct', 'incorrect');
  await playSound('correct');
  expect(plays()).toEqual([]);
  preferences.set({ sounds: true });
});

it('preloads a sound once, and again only after a failure', async () => {
  await loadSounds('correct', 'incorrect');
  await playSound('correct');
  await playSound('correct');
  expect(plays()).toEqual([2, 0]);
  fetched.mock.results[1]?.value.dispatchEvent(new Event('error'));
  await playSound('incorrect');
  expect(plays()).toEqual([2, 0, 1]);
});

it('only a wrong answer has a sound in a quiet chapter or book', async () => {
  for (const name of names) await playSound(name, { quiet: true });
  expect(fetched.mock.results.map(({ value }) => value.src)).toEqual([
    expect.stringContaining('incorrect.wav'),
  ]);
  expect(plays()).toEqual([1]);
});

it('D146: vibrates on success, except in a quiet chapter, without sounds and with reduced motion', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const after = async (...played: Parameters<typeof playSound>) => {
    vibrate.mockClear();
    await playSound(...played);
    return vibrate.mock.calls.length;
  };
  expect(await after('correct')).toBe(1);
  expect(await after('reward')).toBe(1);
  expect(await after('incorrect')).toBe(0);
  expect(await after('reward', { quiet: true })).toBe(0);
  preferences.set({ reducedMotion: true });
  expect(await after('correct')).toBe(0);
  preferences.set({ reducedMotion: false, sounds: false });
  expect(await after('correct')).toBe(0);
  preferences.set({ sounds: true });
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  expect(await after('correct'), 'on a page that was loaded anew and not tapped yet').toBe(0);
  vi.unstubAllGlobals();
});

it('plays no sound on a hidden page', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await playSound('correct');
  expect(plays()).toEqual([]);
});
