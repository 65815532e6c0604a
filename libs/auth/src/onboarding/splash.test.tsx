import { session } from '@sirah-trails/api-client/session';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configured, themed } from '../testing/samples.ts';
import { SplashCover } from './splash-cover.tsx';

createMockServer(configured(), themed());

const titles = ['Salam, traveller!', 'The trail is waiting', 'Every step counts'];
const cover = () => screen.getByRole('dialog', { name: /^Welcome to/ });
const expectStep = (number: number) => {
  const title = screen.getByRole('heading', { level: 2 });
  expect(title).toHaveTextContent(titles[number - 1] ?? '');
  expect(number === 1 ? cover() : title).toHaveFocus();
};
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** jsdom has no animations, so React listens to the legacy event name. */
const slideAway = () => fireEvent(cover(), new Event('webkitAnimationEnd', { bubbles: true }));
const swipe = (from: number, to: number) => {
  fireEvent.touchStart(cover(), { touches: [{ clientY: from }] });
  fireEvent.touchEnd(cover(), { changedTouches: [{ clientY: to }] });
};

beforeEach(async () => {
  const screens = (
    <>
      <h1 tabIndex={-1} data-screen-title="">
        Follow the trail
      </h1>
      <SplashCover />
    </>
  );
  renderInHarness(screens, { address: '/onboarding?redirect_to=%2Fleaderboard' });
  await screen.findByRole('dialog');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  act(() => session.getState().expire());
});

describe('A2: three steps', () => {
  it.each<[string, () => unknown]>([
    ['the wheel', () => fireEvent.wheel(cover(), { deltaY: 5 })],
    ['a swipe up of 31 px', () => swipe(231, 200)],
    ['the arrow down', () => fireEvent.keyDown(cover(), { key: 'ArrowDown' })],
    ['Page Down', () => fireEvent.keyDown(cover(), { key: 'PageDown' })],
    ['the space bar', () => fireEvent.keyDown(cover(), { key: ' ' })],
    ['Enter', () => fireEvent.keyDown(cover(), { key: 'Enter' })],
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: /^(Next|Let's go)$/ }))],
  ])('%s moves on with a lock of 700 ms; the last step closes the cover and sets the flag', (_way, move) => {
    expectStep(1);
    move();
    expectStep(2);
    later(699);
    move();
    expectStep(2);
    later(1);
    move();
    expectStep(3);
    later(700);
    expect(localStorage.getItem('splash_screen')).toBeNull();
    move();
    expect(localStorage.getItem('splash_screen')).toBe('true');
    expect(cover()).toHaveAttribute('data-leaving');
    slideAway();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each<[string, () => unknown]>([
    ['a swipe of 30 px', () => swipe(230, 200)],
    ['a swipe down', () => swipe(200, 300)],
    ['the wheel upwards', () => fireEvent.wheel(cover(), { deltaY: -5 })],
    ['a key that is held', () => fireEvent.keyDown(cover(), { key: ' ', repeat: true })],
    ['another key', () => fireEvent.keyDown(cover(), { key: 'a' })],
    [
      'a key on the button, which the button answers',
      () => fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'Enter' }),
    ],
  ])('%s stays', (_way, move) => {
    move();
    expectStep(1);
  });
});

it.each<[string, () => unknown]>([
  ['D51: Escape', () => fireEvent(cover(), new Event('cancel', { cancelable: true }))],
  ['D242: Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
])('%s closes the intro over the last onboarding screen', (_way, skip) => {
  skip();
  expect(localStorage.getItem('splash_screen')).toBe('true');
  expect(screen.getByTestId('location')).toHaveTextContent('/onboarding?step=4&redirect_to=%2Fleaderboard');
  slideAway();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes at a sign-in in another tab', () => {
  act(() => session.getState().signIn({ token: 't', user: null }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
