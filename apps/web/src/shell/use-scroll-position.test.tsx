import { act, fireEvent, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateOptions } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollPosition } from './use-scroll-position.ts';

const page = document.documentElement;
let grown = () => {};

beforeEach(() => {
  page.scrollTop = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown = callback;
      }
      observe() {}
      disconnect() {
        grown = () => {};
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

/** Opens the board 400 px down. Returns a function that navigates on. */
function openBoard() {
  const { result } = renderHook(
    () => {
      useScrollPosition();
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
  scrollTo(400);
  return (to: string | number, how?: NavigateOptions) =>
    act(() => void (typeof to === 'number' ? result.current(to) : result.current(to, how)));
}

function scrollTo(top: number) {
  page.scrollTop = top;
  fireEvent.scroll(window);
}

it.each<readonly [string, string | number, NavigateOptions]>([
  ['a new page', '/settings', {}],
  ['a page that was never open, by Back', -1, {}],
  ['a page that the guard leads to', '/auth/signin', { replace: true }],
  ['the same page, opened again', '/leaderboard', {}],
])('A2, D50: %s begins at the top', (_, to, how) => {
  openBoard()(to, how);
  expect(page.scrollTop).toBe(0);
});

it('D50: a query that changes in place leaves the page where it is', () => {
  openBoard()('/leaderboard?mode=learning_journey', { replace: true });
  expect(page.scrollTop).toBe(400);
});

it.each<readonly [string, string | number, NavigateOptions]>([
  ['Back of the browser', -1, {}],
  ['the way back of the screen', '/leaderboard', { state: { wayBack: true } }],
])('D227: %s finds the list where it was left', (_, to, how) => {
  const go = openBoard();
  go('/profile');
  scrollTo(90);
  go(to, how);
  expect(page.scrollTop).toBe(400);
});

it('D227: the position is restored again when the list has grown, until the learner moves the page', () => {
  const go = openBoard();
  go('/profile');
  go(-1);
  page.scrollTop = 120;
  act(() => grown());
  expect(page.scrollTop).toBe(400);
  fireEvent.wheel(window);
  page.scrollTop = 200;
  act(() => grown());
  expect(page.scrollTop).toBe(200);
});

it('D227: a step forward to the list begins at its top', () => {
  const go = openBoard();
  go('/profile');
  go('/leaderboard');
  expect(page.scrollTop).toBe(0);
});
