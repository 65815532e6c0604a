import { expect, it } from 'vitest';
import { canonicalUrl } from './use-route-decision.ts';
import { routes } from '../app/routes.ts';

const canonical = (pathname: string, search = '') => canonicalUrl(routes, { pathname, search });

it.each([
  ['/Glossary', '/glossary'],
  ['/LEADERBOARD', '/leaderboard'],
  ['/Discovery/The-Land', '/discovery/The-Land'],
  ['/Learning-Journey/Quiz/w1-S1-c1', '/learning-journey/quizz/w1-S1-c1'],
])('D46: %s is %s in small letters, apart from ids', (given, address) => {
  expect(canonical(given, '?open=Oasis')).toBe(`${address}?open=Oasis`);
});

it.each(['/glossary', '/glossary/', '/discovery/The-Land', '/discovery/a%20b', '/Nowhere', '/'])(
  '%s stays as it is',
  (address) => {
    expect(canonical(address)).toBeNull();
  },
);
