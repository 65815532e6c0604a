import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute, waiting } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { publicProfileRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { stranger } from '../testing/samples.ts';

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

it('T23: what a provider sends beyond the listed fields is neither shown nor kept', async () => {
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

it('D160: a learner who hides or is gone is not there, and the board is a tap away', async () => {
  server.use(failing('/api/profile/v1', 404));
  open();
  expect(await screen.findByRole('heading', { name: "This traveller isn't here" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the board' })).toHaveAttribute('href', board);
});

it('the way back is there while the profile loads', () => {
  server.use(waiting('/api/profile/v1'));
  open();
  expect(screen.getByRole('link', { name: 'Back to Top of the Trails' })).toBeVisible();
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
