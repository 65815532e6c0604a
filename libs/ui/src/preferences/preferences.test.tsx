import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import { preferences, startPreferences, usePreferences } from './preferences.ts';

afterEach(() => preferences.set({ sounds: true, reducedMotion: false }));

async function afterReload() {
  vi.resetModules();
  const fresh = await import('./preferences.ts');
  return fresh.preferences.get();
}

it('sounds and motion are on by default', () => {
  expect(preferences.get()).toEqual({ sounds: true, reducedMotion: false });
});

it('a choice survives a reload and leaves the others alone', async () => {
  preferences.set({ sounds: false });
  expect(await afterReload()).toEqual({ sounds: false, reducedMotion: false });
});

it.each(['', 'nonsense', 'null', '[]', '{"sounds":"loud","reducedMotion":1}'])(
  'forged storage %j means the defaults',
  async (text) => {
    localStorage.setItem('preferences', text);
    expect(await afterReload()).toEqual({ sounds: true, reducedMotion: false });
  },
);

it('works where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  preferences.set({ sounds: false });
  expect(preferences.get().sounds).toBe(false);
});

it('reduced motion reaches the style sheet and the code', () => {
  const stop = startPreferences();
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  act(() => preferences.set({ reducedMotion: true }));
  expect(result.current).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-motion', 'reduced');
  act(() => preferences.set({ reducedMotion: false }));
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  stop();
});

it('a stored choice reaches the page when the app starts, and not before', () => {
  preferences.set({ reducedMotion: true });
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  const stop = startPreferences();
  expect(document.documentElement).toHaveAttribute('data-motion', 'reduced');
  stop();
});

it('components hear of a change', () => {
  const { result } = renderHook(() => usePreferences());
  act(() => preferences.set({ sounds: false }));
  expect(result.current.sounds).toBe(false);
});
