import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests } from '@sirah-trails/screen-kit/testing';
import { expect, it } from 'vitest';
import { bookRoute } from './routes.ts';
import { provider } from './testing/provider.ts';

const server = createMockServer(...provider());

it('a book requests all of its first data at the tap', async () => {
  expect(await lateRequests(server, bookRoute, '/discovery/the-land?chapter_id=w1-s1-c1')).toEqual([]);
});
