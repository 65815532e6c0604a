import { session } from '@sirah-trails/api-client/session';
import { afterEach, expect, it } from 'vitest';
import { shownUrl } from './first-screen.ts';

afterEach(() => session.getState().signOut());

it.each(['/discovery/Book/x', '/Learning-Journey', '/leaderboard'])(
  'leads a visitor without a session from %s to sign-in or onboarding',
  (pathname) => {
    expect(shownUrl({ pathname, search: '' }).pathname).toMatch(/^\/(auth\/signin|onboarding)$/);
  },
);
