import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { preferences } from '../platform/preferences.ts';
import { useHonorifics } from './use-honorifics.ts';

it('keeps signs on the line of their name, or writes words by preference', () => {
  onTestFinished(() => preferences.set({ honorifics: 'sign' }));
  const { result } = renderHook(() => useHonorifics());
  const text = 'The Prophet ﷺ, and Ibrahim (peace be upon him)';
  expect(result.current(text)).toBe('The Prophet\u00A0ﷺ, and Ibrahim (peace be upon him)');
  act(() => preferences.set({ honorifics: 'words' }));
  expect(result.current(text)).toBe(
    'The Prophet (peace and blessings be upon him), and Ibrahim (peace be upon him)',
  );
});
