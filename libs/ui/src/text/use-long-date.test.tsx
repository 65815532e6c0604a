import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessagesProvider } from '../i18n/messages-provider.tsx';
import { longDate, useLongDate } from './use-long-date.ts';

it.each([
  ['en', '2026-01-05T12:00:00Z', '5 January 2026'],
  ['en-XA', '2025-06-01', '1 June 2025'],
  ['id', '2025-08-17', '17 Agustus 2025'],
])('A9: in %s, %s is %s', (locale, day, text) => expect(longDate(day, locale)).toBe(text));

it('rejects invalid dates', () => {
  const days = [null, undefined, '', 'soon', Number.NaN];
  expect(days.filter((day) => longDate(day, 'en') !== null)).toEqual([]);
});

it('uses the language on screen, default English', () => {
  expect(renderHook(() => useLongDate()).result.current('2026-01-05T12:00:00Z')).toBe('5 January 2026');
  const { result } = renderHook(() => useLongDate(), {
    wrapper: ({ children }) => <MessagesProvider locale="id">{children}</MessagesProvider>,
  });
  expect(result.current('2026-01-05T12:00:00Z')).toBe('5 Januari 2026');
});

it('English without Intl equals Intl', () => {
  const british = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(2026, month, 1 + month * 2);
    expect(longDate(day, 'en')).toBe(british.format(day));
  }
});
