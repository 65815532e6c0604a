import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReducedMotion } from './use-reduced-motion.ts';
import { preferences, startPreferences, usePreferences } from './preferences.ts';

const defaults = {
  sounds: true,
  reducedMotion: false,
  hiddenClock: false,
  pairsByCheck: false,
  textSize: 'normal',
  honorifics: 'sign',
  simpleText: false,
  pageColours: 'paper',
  pageLines: 'normal',
  pageFont: 'reader',
} as const;

afterEach(() => preferences.set(defaults));

async function afterReload() {
  vi.resetModules();
  const fresh = await import('./preferences.ts');
  return fresh.preferences.get();
}

it('defaults: all switched on, normal size, visible', () => {
  expect(preferences.get()).toEqual(defaults);
});

it('a choice survives a reload and leaves the others unchanged', async () => {
  preferences.set({ sounds: false });
  expect(await afterReload()).toEqual({ ...defaults, sounds: false });
});

it.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{"sounds":"loud","reducedMotion":1,"textSize":"huge","honorifics":["words"],"other":true}',
])('invalid storage %j yields the defaults', async (text) => {
  localStorage.setItem('preferences', text);
  expect(await afterReload()).toEqual(defaults);
});

it('works with blocked storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  preferences.set({ sounds: false });
  expect(preferences.get().sounds).toBe(false);
});

it('reduced motion reaches style sheet and code', () => {
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

it('the text size reaches the style sheet', () => {
  const stop = startPreferences();
  preferences.set({ textSize: 'largest' });
  expect(document.documentElement).toHaveAttribute('data-text', 'largest');
  preferences.set({ textSize: 'normal' });
  expect(document.documentElement).not.toHaveAttribute('data-text');
  stop();
});

it('applies a stored choice when the app starts, and not before', () => {
  preferences.set({ reducedMotion: true });
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  const stop = startPreferences();
  expect(document.documentElement).toHaveAttribute('data-motion', 'reduced');
  stop();
});

it('components re-render after a change', () => {
  const { result } = renderHook(() => usePreferences());
  act(() => preferences.set({ sounds: false }));
  expect(result.current.sounds).toBe(false);
});
