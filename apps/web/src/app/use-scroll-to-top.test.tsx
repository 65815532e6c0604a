import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateOptions } from 'react-router';
import { expect, it } from 'vitest';
import { useScrollToTop } from './use-scroll-to-top.ts';

const page = document.documentElement;

function scrolledBy(to: string | number, how?: NavigateOptions): number {
  const { result, unmount } = renderHook(
    () => {
      useScrollToTop();
      return useNavigate();
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/glossary', '/leaderboard?mode=endless_mode']}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  page.scrollTop = 400;
  act(() => void (typeof to === 'number' ? result.current(to) : result.current(to, how)));
  unmount();
  return page.scrollTop;
}

it.each([
  ['a new page', '/settings', {}],
  ['the page before, by Back', -1, {}],
  ['a page that the guard leads to', '/auth/signin', { replace: true }],
  ['the same page, opened again', '/leaderboard', {}],
] as const)('A2, D50: %s begins at the top', (_, to, how) => {
  expect(scrolledBy(to, how)).toBe(0);
});

it('D50: a query that changes in place leaves the page where it is', () => {
  expect(scrolledBy('/leaderboard?mode=learning_journey', { replace: true })).toBe(400);
});
