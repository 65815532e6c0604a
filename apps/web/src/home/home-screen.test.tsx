import { defaultTheme, type Profile, type User } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness, renderRoute } from '@sirah-trails/screen-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInPromptContext } from '../sign-in-prompt/sign-in-prompt.tsx';
import { homeRoute, routes } from '../app/routes.ts';
import { HomeScreen } from './home-screen.tsx';
import { configuration, learner, profile } from '../testing/home-samples.ts';
import { homeTiles } from './home-tiles.tsx';

const server = createMockServer(
  http.get('/api/x/v1/configuration', ({ response }) => response(200).json(configuration)),
  http.get('/api/theme/v1', ({ response }) => response(200).json(defaultTheme)),
  http.get('/api/profile/v1', ({ response }) => response(200).json({ data: profile })),
  http.get('/api/quiz/v1/quiz-times', ({ response }) => response(200).json({ data: [] })),
  http.get('/api/competitions/v1', ({ response }) => response(200).json({ data: [] })),
  http.post('/api/user/v1/logout', ({ response }) => response(200).json({ message: 'Bye.' })),
);

const tiles = () => screen.getByRole('navigation', { name: 'Where to?' });
const signedIn = (user: Partial<User> = {}) =>
  session.getState().signIn({ token: 't', user: { ...learner, ...user } });
const answering = (data: Profile) =>
  server.use(http.get('/api/profile/v1', ({ response }) => response(200).json({ data })));

afterEach(() => session.getState().signOut());

describe('A2: home of a learner', () => {
  beforeEach(() => signedIn());

  it('greets by name, and says since when in British dates', async () => {
    answering({ ...profile, joined_at: '2026-01-05T12:00:00Z' });
    renderRoute(homeRoute, '/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Salam, Amina!' })).toBeVisible();
    expect(await screen.findByText('On the trail since 5 January 2026')).toBeVisible();
  });

  it('A3: stands in the landscape of the theme, in its own where that does not load', async () => {
    const home_screen_background = '/content/art/theme/home.svg';
    server.use(
      http.get('/api/theme/v1', ({ response }) =>
        response(200).json({ ...defaultTheme, assets: { ...defaultTheme.assets, home_screen_background } }),
      ),
    );
    const { container } = renderRoute(homeRoute, '/');
    const landscape = () => container.querySelector('[aria-hidden] > img');
    const own = landscape()?.getAttribute('src');
    await waitFor(() => expect(landscape()).toHaveAttribute('src', home_screen_background));
    fireEvent.error(landscape() ?? container);
    expect(landscape()).toHaveAttribute('src', own);
  });

  it('greets by display name where there is no first name', () => {
    signedIn({ first_name: null, username: 'desert-fox' });
    renderRoute(homeRoute, '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Salam, desert-fox!' })).toBeVisible();
  });

  it('links to screens, and by mail to the support email', async () => {
    renderRoute(homeRoute, '/');
    const link = (name: RegExp) => screen.findByRole('link', { name });
    expect(await link(/^The Trails/)).toHaveAttribute('href', '/learning-journey/start');
    expect(await link(/^Top of the Trails/)).toHaveAttribute('href', '/leaderboard');
    expect(await link(/^Contact HQ/)).toHaveAttribute('href', 'mailto:hq@example.org');
  });

  it('A2: shows the eight tiles of the main menu', async () => {
    renderInHarness(<HomeScreen />);
    await screen.findByRole('link', { name: /^Contact HQ/ });
    const names = within(tiles())
      .getAllByRole('link')
      .map((link) => link.querySelector('strong')?.textContent);
    expect(names).toEqual([
      'The Trails',
      'Base Camp',
      'Treasure Trails',
      'Trail Blazers',
      'Word Compass',
      'Infinity Trail',
      'Top of the Trails',
      'Contact HQ',
    ]);
  });

  it('links to existing screens only', () => {
    const paths = routes.map(({ path }) => path);
    for (const { path } of homeTiles) expect(paths).toContain(path);
  });

  it('A2: leads to the avatar editor', () => {
    renderInHarness(<HomeScreen />);
    expect(screen.getByRole('link', { name: 'Tap to edit your avatar' })).toHaveAttribute('href', '/avatar');
  });

  it('shows the achievements', async () => {
    renderRoute(homeRoute, '/');
    expect(await screen.findByText('Achievements')).toBeVisible();
  });

  it('leads to the contact screen without a support email', async () => {
    server.use(
      http.get('/api/x/v1/configuration', ({ response }) =>
        response(200).json({ ...configuration, support_email: null }),
      ),
    );
    renderRoute(homeRoute, '/');
    expect(await screen.findByRole('link', { name: /^Contact HQ/ })).toHaveAttribute('href', '/contact-us');
  });

  it('works without the profile: no date, all tiles', async () => {
    server.use(http.untyped.get('*/api/profile/v1', () => new Response(null, { status: 404 })));
    renderRoute(homeRoute, '/');
    expect(await screen.findByRole('link', { name: /^The Trails/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/On the trail since/)).not.toBeInTheDocument());
  });

  it('leads to the settings', async () => {
    renderRoute(homeRoute, '/');
    expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  });
});

describe('A6: home of a guest', () => {
  beforeEach(() => session.getState().signInAsGuest());

  it('D177: shows the reasons to sign in instead of achievements', () => {
    renderRoute(homeRoute, '/');
    expect(screen.queryByText('Achievements')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your own stars' })).toBeVisible();
  });

  it('D40: gates the contact tile too', async () => {
    const openPrompt = vi.fn();
    renderInHarness(
      <SignInPromptContext value={openPrompt}>
        <HomeScreen />
      </SignInPromptContext>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Contact HQ/ }));
    expect(openPrompt).toHaveBeenCalledOnce();
  });

  it('D56: the way back leads to sign-in and ends the visit', async () => {
    renderRoute(homeRoute, '/');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Sign in' }));
    expect(screen.getByTestId('location')).toHaveTextContent('/auth/signin');
    expect(session.getState().guest).toBe(false);
  });
});
