import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { cleanup } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import {
  activitiesRoute,
  activityRoute,
  bookRoute,
  finishedRoute,
  glossaryRoute,
  peopleRoute,
  readingRoute,
  shelfRoute,
} from './routes.ts';
import { activityProvider } from './testing/activities.ts';
import { provider } from './testing/provider.ts';
import { shelfProvider } from './testing/shelf.ts';

const server = createMockServer(...shelfProvider(), ...activityProvider(), ...provider());

it('requests all first data on navigation', async () => {
  // jsdom has no canvas for the confetti at the end of a book.
  preferences.set({ reducedMotion: true });
  onTestFinished(() => preferences.set({ reducedMotion: false }));
  const screens = [
    [bookRoute, '/discovery/the-land?chapter_id=w1-s1-c1'],
    [readingRoute, '/discovery/book/the-land'],
    [finishedRoute, '/discovery/book/finish?id=the-land'],
    [shelfRoute, '/discovery?category=makkah&page=1'],
    [peopleRoute, '/profile?starts_with=P&search=person&open=person-1'],
    [glossaryRoute, '/glossary?open=term-2'],
    [activitiesRoute, '/fun-activities'],
    [activityRoute, '/fun-activities/activity-1'],
  ] as const;
  const late = [];
  for (const [route, address] of screens) {
    late.push(...(await lateRequests(server, route, address)));
    cleanup();
  }
  expect(late).toEqual([]);
});
