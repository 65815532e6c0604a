import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests } from '@sirah-trails/screen-kit/testing';
import { expect, it } from 'vitest';
import { boardRoute, publicProfileRoute } from './routes.ts';
import { provider } from './testing/provider.ts';

const server = createMockServer(...provider());

it.each([
  '/leaderboard',
  '/leaderboard?mode=learning_journey&difficulty=qt-hard',
  '/leaderboard?mode=endless_mode',
])('%s requests all of its first data at the tap', async (address) => {
  expect(await lateRequests(server, boardRoute, address)).toEqual([]);
});

it('a profile requests all of its first data at the tap', async () => {
  expect(await lateRequests(server, publicProfileRoute, '/leaderboard/profile/u-1')).toEqual([]);
});
