import { transportEvents } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import type { FeatureRoute, RouteAccess, ScreenDefinition } from '@sirah-trails/screen-kit';
import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import { Link } from '@sirah-trails/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuration } from '../testing/home-samples.ts';
import { notFoundRoute } from '../app/routes.ts';
import { Shell } from './shell.tsx';

createMockServer(
  http.get('/api/x/v1/configuration', ({ response }) => response(200).json(configuration)),
  http.get('/api/theme/v1', ({ response }) => response(200).json(example('getTheme'))),
);

const screenAt = (
  path: string,
  access: RouteAccess,
  title: string,
  { aliases, ...definition }: Partial<FeatureRoute & ScreenDefinition> = {},
): FeatureRoute => ({
  path,
  access,
  load: () =>
    Promise.resolve({
      default: {
        useFrame: () => ({ title }),
        Content: () => <Link to="/leaderboard?mode=endless_mode">To the board</Link>,
        ...definition,
      },
    }),
  ...(aliases && { aliases }),
});

const routes = [
  screenAt('/', 'guests-too', 'Home'),
  screenAt('/auth/signin', 'signed-out', 'Sign-in'),
  screenAt('/onboarding', 'signed-out', 'Onboarding'),
  screenAt('/leaderboard', 'gated', 'Board'),
  screenAt('/learning-journey/start', 'gated', 'Start', { aliases: ['/learning-journey'] }),
  screenAt('/learning-journey/quizz/:id', 'gated', 'Quiz', { aliases: ['/learning-journey/quiz/:id'] }),
  screenAt('/open', 'open', 'Open page'),
  screenAt('/broken', 'open', 'Broken', { Content: broken }),
  screenAt('/broken-frame', 'open', 'Broken frame', { useFrame: broken }),
  notFoundRoute,
];

function broken(): never {
  throw new Error('A screen that fails');
}

const open = (route: string) =>
  render(
    <ScreenHarness address={route}>
      <Shell routes={routes} />
    </ScreenHarness>,
    { onCaughtError: () => undefined },
  );
const address = () => screen.getByTestId('location').textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const signIn = () => session.getState().signIn({ token: 't', user: null });

beforeEach(() => {
  // Requests in idle time would reach later tests.
  vi.stubGlobal('requestIdleCallback', vi.fn());
  // Undoes the sign-out of an earlier test, which an expiry keeps.
  signIn();
  session.getState().expire();
  localStorage.setItem('splash_screen', 'true');
  localStorage.setItem('complete_onboarding', '{"completed":true}');
});
afterEach(() => {
  // Not awaited: React would report updates during the wait as outside of `act`.
  act(() => session.getState().expire());
});

describe('the route guard', () => {
  it('a visitor without a session goes to sign-in, and then to the requested page', async () => {
    open('/leaderboard?mode=endless_mode');
    await heading('Sign-in');
    expect(address()).toBe('/auth/signin?redirect_to=%2Fleaderboard%3Fmode%3Dendless_mode');
    act(signIn);
    await heading('Board');
    expect(address()).toBe('/leaderboard?mode=endless_mode');
  });

  it('signing out leads to plain sign-in: the next learner does not land where this one was', async () => {
    signIn();
    open('/leaderboard');
    await heading('Board');
    act(() => session.getState().signOut());
    await heading('Sign-in');
    expect(address()).toBe('/auth/signin');
  });

  it('a session that the provider has ended leads to sign-in, and from there back', async () => {
    signIn();
    open('/leaderboard');
    await heading('Board');
    act(() => session.getState().expire());
    await heading('Sign-in');
    expect(address()).toBe('/auth/signin?redirect_to=%2Fleaderboard');
  });

  it('D42: an unknown page is not found, signed in or not', async () => {
    open('/nowhere');
    await heading('This path ends here');
    expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['203', '/learning-journey', '/learning-journey/start'],
    ['48', '/learning-journey/quiz/c1?difficulty=easy', '/learning-journey/quizz/c1?difficulty=easy'],
  ])('%s: %s is %s', async (_decision, alias, canonical) => {
    signIn();
    open(alias);
    await waitFor(() => expect(address()).toBe(canonical));
  });
});

describe('D52: a first visit', () => {
  const intro = () => screen.queryByRole('dialog', { name: /^Welcome to/ });

  beforeEach(() => {
    localStorage.clear();
    // No session has started or ended since the page opened.
    session.setState({ generation: 0 });
  });

  it('begins with the intro and the onboarding, which keeps the way on', async () => {
    open('/leaderboard');
    await waitFor(() => expect(intro()).toBeInTheDocument());
    await heading('Onboarding');
    expect(address()).toBe('/onboarding?redirect_to=%2Fleaderboard');
  });

  it('to an open page shows that page alone, and the intro does not come afterwards', async () => {
    open('/open');
    await userEvent.click(await screen.findByRole('link', { name: 'To the board' }));
    await heading('Onboarding');
    expect(intro()).not.toBeInTheDocument();
  });

  it('is over once a session has ended: the learner signs in again, without the onboarding', async () => {
    act(signIn);
    open('/leaderboard');
    await heading('Board');
    act(() => session.getState().expire());
    await heading('Sign-in');
    expect(address()).toBe('/auth/signin?redirect_to=%2Fleaderboard');
  });
});

describe('T25, A6: a guest at a gated place', () => {
  it("sees 'Sign in To Access' over home, and home alone after closing it", async () => {
    session.getState().signInAsGuest();
    open('/');
    await userEvent.click(await screen.findByRole('link', { name: 'To the board' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in To Access' })).toHaveTextContent(
      'You need to register or sign in to access the other features in Sirah Trails',
    );
    expect(screen.queryByRole('heading', { name: 'Board' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('joins from there', async () => {
    session.getState().signInAsGuest();
    open('/leaderboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/auth/signup?redirect_to=%2Fleaderboard'));
  });

  it('signs in from there and comes back to the place', async () => {
    session.getState().signInAsGuest();
    open('/leaderboard');
    await screen.findByRole('dialog');
    expect(await screen.findByRole('link', { name: /Write to us/ })).toHaveAttribute(
      'href',
      'mailto:hq@example.org',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Sign-in');
    act(signIn);
    await heading('Board');
  });
});

describe('notices', () => {
  it('A8: the offline notice shows its literal text until the next call', async () => {
    open('/auth/signin');
    await heading('Sign-in');
    act(() => transportEvents.emit('offline'));
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    expect(await notices.findByText("You're offline. Reconnect to explore.")).toBeVisible();
    act(() => transportEvents.emit('resumed'));
    expect(notices.queryByText("You're offline. Reconnect to explore.")).not.toBeInTheDocument();
  });
});

describe('a screen that fails', () => {
  it('keeps its frame and offers a retry', async () => {
    open('/broken');
    await heading('Broken');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('offers to load the page again where its frame fails, too', async () => {
    open('/broken-frame');
    expect(await screen.findByRole('button', { name: 'Load again' })).toBeVisible();
  });
});
