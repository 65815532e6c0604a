import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { preferences } from '../platform/preferences.ts';
import { useHonorifics } from './use-honorifics.ts';

it('a plain text keeps its signs, each on the line of its name, or has them in words as soon as the learner prefers that', () => {
  onTestFinished(() => preferences.set({ honorifics: 'sign' }));
  const { result } = renderHook(() => useHonorifics());
  const text = 'The Prophet ﷺ, and Ibrahim (peace be upon him)';
  expect(result.current(text)).toBe('The Prophet\u00A0ﷺ, and Ibrahim (peace be upon him)');
  act(() => preferences.set({ honorifics: 'words' }));
  expect(result.current(text)).toBe(
    'The Prophet (peace and blessings be upon him), and Ibrahim (peace be upon him)',
  );
});
