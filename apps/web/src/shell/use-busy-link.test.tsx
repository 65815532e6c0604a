import { Link } from '@sirah-trails/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBusyLink } from './use-busy-link.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const tap = (control: Element) => act(async () => void fireEvent.click(control));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

/** An app with a map that suspends until `arrive()`. */
async function openApp() {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  function App() {
    const location = useLocation();
    useBusyLink(location);
    if (location.pathname === '/map') use(code);
    return (
      <>
        <Link to="/map">To the map</Link>
        <button>Stay</button>
      </>
    );
  }
  await act(async () => render(<App />, { wrapper: BrowserRouter }));
  return { arrive: () => act(async () => arrive()) };
}

it('a tapped link is marked within 100 ms until its screen is there', async () => {
  const { arrive } = await openApp();
  const link = screen.getByRole('link');
  await tap(link);
  await pass(99);
  expect(link).toHaveAttribute('data-leaving');
  await arrive();
  expect(screen.getByRole('link')).not.toHaveAttribute('data-leaving');
});

it('a learner who goes back before the screen is there finds no mark', async () => {
  const { arrive } = await openApp();
  await tap(screen.getByRole('link'));
  await pass(99);
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe('/'), 20_000);
  });
  expect(screen.getByRole('link')).not.toHaveAttribute('data-leaving');
  await arrive();
});

it('a screen that is there at once shows no flash of the mark', async () => {
  const { arrive } = await openApp();
  await arrive();
  await tap(screen.getByRole('link'));
  await pass(99);
  expect(screen.getByRole('link')).not.toHaveAttribute('data-leaving');
});

it('a control that leads nowhere is not marked', async () => {
  await openApp();
  await tap(screen.getByRole('button'));
  await pass(99);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-leaving');
});
