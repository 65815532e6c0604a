import { type Configuration, defaultConfiguration } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicProfileRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { badgeList, profile, stranger, summaries } from '../testing/samples.ts';

const server = createMockServer(...provider());
const address = '/leaderboard/profile/u-1?mode=learning_journey&difficulty=qt-hard';
const board = '/leaderboard?mode=learning_journey&difficulty=qt-hard';
const open = () => renderRoute(publicProfileRoute, address);

it('B2: a profile shows name, head and joined date, and leads back to the board it was opened from', async () => {
  server.use(...provider({ stranger: { ...stranger, joined_at: '2026-01-05T12:00:00Z' } }));
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sand Owl' })).toBeVisible();
  expect(screen.getByText('On the trail since 5 January 2026')).toBeVisible();
  expect(container.querySelector(`img[src="${stranger.avatar_head.image}"]`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Top of the Trails' })).toHaveAttribute('href', board);
});

it('T23: neither shows nor caches fields beyond the listed fields', async () => {
  const secrets = { first_name: 'Canary', last_name: 'Canary', email: 'canary@example.org', age: 'Canary' };
  server.use(
    http.untyped.get('*/api/profile/v1', () => Response.json({ data: { ...stranger, ...secrets } })),
  );
  const { client } = open();
  await screen.findByRole('heading', { level: 1, name: 'Sand Owl' });
  expect(document.body.innerHTML + document.title).not.toMatch(/canary/i);
  const kept = client.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/canary/i);
});

it('B2: shows achievements, earned badges and medals, without missing badges', async () => {
  server.use(...provider({ stranger: { ...stranger, badge_list: badgeList(1, 2) } }));
  open();
  const badges = within(await screen.findByRole('list', { name: 'Earned badges' }));
  expect(badges.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Trail w1-s1',
    'Trail w1-s2',
  ]);
  expect(badges.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Finish/)).not.toBeInTheDocument();
  expect(screen.getByText('Chapters passed').nextElementSibling).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: 'Easy 2nd place now' })).toBeVisible();
});

it('a learner at the beginning is shown without hints that are meant for that learner', async () => {
  server.use(...provider({ stranger: { ...stranger, ...summaries.newcomer } }));
  open();
  expect(await screen.findByText('No badges yet.')).toBeVisible();
  expect(screen.getByText('No place among the first ten right now.')).toBeVisible();
  expect(screen.queryByText(/^Your first/)).not.toBeInTheDocument();
});

describe('D160: my own profile as others see it', () => {
  const me = example('getMe').data;
  const capable = (capabilities: NonNullable<Configuration['capabilities']>, hidden: boolean) =>
    server.use(
      http.get('/api/x/v1/configuration', ({ response }) =>
        response(200).json({ ...defaultConfiguration, capabilities }),
      ),
      http.get('/api/user/v1/me', ({ response }) =>
        response(200).json({ data: { ...me, settings: { ...me.settings, hidden } } }),
      ),
      ...provider({ stranger: { ...profile, user_id: me.id } }),
    );
  beforeEach(() => session.getState().signIn({ token: 't', user: me }));
  afterEach(() => session.getState().signOut());

  it.each([
    [false, 'This is what other learners see of you.'],
    [true, 'You are hiding: only you can see this page.'],
  ])('says whether others see it (hidden: %s), and leads to the choice', async (hidden, text) => {
    capable(['hide'], hidden);
    open();
    const choice = await screen.findByRole('link', { name: 'Choose who sees you' });
    expect(choice).toHaveAttribute('href', '/settings/account');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^Finish/)).not.toBeInTheDocument();
  });

  it('without the addition there is no choice and no call for it', async () => {
    capable([], false);
    server.use(http.get('/api/user/v1/me', () => expect.fail('asked')));
    open();
    expect(await screen.findByText('This is what other learners see of you.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose who sees you' })).not.toBeInTheDocument();
  });
});

it('D160: a hidden or deleted learner shows a message and a link to the board', async () => {
  server.use(failing('/api/profile/v1', 404));
  open();
  expect(await screen.findByRole('heading', { name: "This traveller isn't here" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the board' })).toHaveAttribute('href', board);
});

it.each([
  ['a failure', failing('/api/profile/v1')],
  [
    'a response without what the contract requires',
    http.untyped.get('*/api/profile/v1', () => Response.json({ data: { ...stranger, medals: undefined } })),
  ],
])('%s offers a retry, which works', async (_what, handler) => {
  server.use(handler);
  open();
  const retry = await screen.findByRole('button', { name: /try again/i });
  server.resetHandlers();
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sand Owl' })).toBeVisible();
});
