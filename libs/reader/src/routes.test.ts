import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookRoute, finishedRoute, readingRoute } from './routes.ts';
import { provider } from './testing/provider.ts';

const server = createMockServer(...provider());

// Else the end of a book throws confetti, for which a test has no canvas.
beforeEach(() => preferences.set({ reducedMotion: true }));
afterEach(() => preferences.set({ reducedMotion: false }));

it.each([
  [bookRoute, '/discovery/the-land?chapter_id=w1-s1-c1'],
  [readingRoute, '/discovery/book/the-land'],
  [finishedRoute, '/discovery/book/finish?id=the-land'],
])('all first data is requested at the tap: %#', async (route, address) => {
  expect(await lateRequests(server, route, address)).toEqual([]);
});
