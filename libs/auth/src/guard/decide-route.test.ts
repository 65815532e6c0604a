import { fc, it as property } from '@fast-check/vitest';
import type { RouteAccess } from '@sirah-trails/screen-kit';
import { describe, expect, it } from 'vitest';
import { decideRoute, type RouteFacts } from './decide-route.ts';

const origin = 'https://app.test';
const nobody = { token: null, guest: false, hasLeft: false };
const leaver = { ...nobody, hasLeft: true };
const guest = { ...nobody, guest: true };
const learner = { ...nobody, token: 't' };
const all = { onboarding: '/onboarding', completion: '/auth/signup?step=complete' };
const none = { onboarding: null, completion: null };

const base: RouteFacts = {
  session: nobody,
  changed: false,
  profileComplete: null,
  flags: { onboarded: true },
  location: { pathname: '/', search: '' },
  access: 'guests-too',
  steps: all,
  origin,
};

const at = (address: string) => {
  const { pathname, search } = new URL(address, origin);
  return { pathname, search };
};

const stay = { action: 'stay' };
const prompt = { action: 'prompt' };
const to = (address: string) => ({ action: 'redirect', to: address });

describe('A4: route decisions', () => {
  it.each<[string, Partial<RouteFacts>, object]>([
    ['nobody at home', {}, to('/auth/signin')],
    [
      'a visitor without a session keeps a gated page as return target',
      { location: at('/leaderboard?mode=endless_mode'), access: 'gated' },
      to('/auth/signin?redirect_to=%2Fleaderboard%3Fmode%3Dendless_mode'),
    ],
    ['nobody at sign-in', { location: at('/auth/signin'), access: 'signed-out' }, stay],
    [
      'D42: a visitor without a session sees the not-found page',
      { location: at('/nowhere'), access: null },
      stay,
    ],
    [
      'D8: an open page never redirects',
      { location: at('/terms'), access: 'open', flags: { onboarded: false } },
      stay,
    ],
    [
      'D8: a first visit starts with onboarding and keeps the return target',
      { location: at('/leaderboard'), access: 'gated', flags: { onboarded: false } },
      to('/onboarding?redirect_to=%2Fleaderboard'),
    ],
    [
      'D8: a first visit goes to sign-in without an onboarding step',
      { flags: { onboarded: false }, steps: none },
      to('/auth/signin'),
    ],
    [
      'A4: a sign-out drops the return target and skips onboarding',
      { session: leaver, location: at('/leaderboard'), access: 'gated', flags: { onboarded: false } },
      to('/auth/signin'),
    ],
    [
      'A4: an expired session goes to sign-in, keeps the return target and skips onboarding',
      { changed: true, location: at('/leaderboard'), access: 'gated', flags: { onboarded: false } },
      to('/auth/signin?redirect_to=%2Fleaderboard'),
    ],
    ['a guest at home', { session: guest }, stay],
    [
      'D39: a guest at a gated page sees the prompt',
      { session: guest, location: at('/leaderboard'), access: 'gated' },
      prompt,
    ],
    ['a guest at sign-in', { session: guest, location: at('/auth/signin'), access: 'signed-out' }, stay],
    ['a learner at a gated page', { session: learner, access: 'gated' }, stay],
    [
      'a learner at sign-in goes home',
      { session: learner, location: at('/auth/signin'), access: 'signed-out' },
      to('/'),
    ],
    [
      'a learner after sign-in goes home with the competition flag',
      { session: learner, changed: true, location: at('/auth/signin'), access: 'signed-out' },
      { ...to('/'), state: { competition: true } },
    ],
    [
      'a learner after sign-in goes elsewhere without the flag',
      {
        session: learner,
        changed: true,
        location: at('/auth/signin?redirect_to=/leaderboard'),
        access: 'signed-out',
      },
      to('/leaderboard'),
    ],
    [
      'a learner at sign-in goes to the return target',
      { session: learner, location: at('/auth/signin?redirect_to=/leaderboard'), access: 'signed-out' },
      to('/leaderboard'),
    ],
    [
      'D5: a redirect never leaves the app',
      { session: learner, location: at('/auth/signin?redirect_to=//evil.example'), access: 'signed-out' },
      to('/'),
    ],
    [
      'D6: an incomplete profile goes to completion',
      { session: learner, profileComplete: false, access: 'gated' },
      to('/auth/signup?step=complete'),
    ],
    [
      'D6: completion keeps the return target',
      {
        session: learner,
        profileComplete: false,
        location: at('/leaderboard?mode=endless_mode'),
        access: 'gated',
      },
      to('/auth/signup?step=complete&redirect_to=%2Fleaderboard%3Fmode%3Dendless_mode'),
    ],
    [
      'D6: completion keeps the return target from sign-in',
      {
        session: learner,
        profileComplete: false,
        location: at('/auth/signin?redirect_to=/leaderboard'),
        access: 'signed-out',
      },
      to('/auth/signup?step=complete&redirect_to=%2Fleaderboard'),
    ],
    [
      'D5: a return target never leads to a sign-up step',
      {
        session: learner,
        location: at('/auth/signin?redirect_to=%2Fauth%2Fsignup%3Fstep%3Dcomplete'),
        access: 'signed-out',
      },
      to('/auth/signup'),
    ],
    [
      'D6: an incomplete profile stays at completion',
      {
        session: learner,
        profileComplete: false,
        location: at('/auth/signup?step=complete'),
        access: 'open',
      },
      stay,
    ],
    [
      'D6: an unknown profile causes no redirect',
      { session: learner, profileComplete: null, access: 'gated' },
      stay,
    ],
    [
      'an incomplete profile stays without a completion step',
      { session: learner, profileComplete: false, steps: none },
      stay,
    ],
  ])('%s', (_title, facts, decision) => {
    expect(decideRoute({ ...base, ...facts })).toEqual(decision);
  });
});

describe('no loop is reachable', () => {
  const routes: Record<string, RouteAccess> = {
    '/': 'guests-too',
    '/auth/signin': 'signed-out',
    '/onboarding': 'signed-out',
    '/leaderboard': 'gated',
    '/learning-journey/start': 'gated',
    '/terms': 'open',
  };
  const accessOf = ({ pathname, search }: RouteFacts['location']) =>
    pathname === '/auth/signup'
      ? search.includes('step=complete')
        ? 'open'
        : 'signed-out'
      : (routes[pathname] ?? null);

  const path = fc.constantFrom(
    ...Object.keys(routes),
    '/auth/signup',
    '/auth/signup?step=complete',
    '/nowhere',
    '//evil.example',
  );
  const address = fc
    .tuple(path, fc.option(fc.oneof(path, fc.string())))
    .map(([place, back]) =>
      back === null
        ? place
        : `${place}${place.includes('?') ? '&' : '?'}redirect_to=${encodeURIComponent(back)}`,
    );
  const facts = fc.record({
    session: fc.constantFrom(nobody, leaver, guest, learner),
    changed: fc.boolean(),
    profileComplete: fc.constantFrom(true, false, null),
    flags: fc.record({ onboarded: fc.boolean() }),
    steps: fc.record({
      onboarding: fc.constantFrom(all.onboarding, null),
      completion: fc.constantFrom(all.completion, null),
    }),
  });

  property.prop([facts, address], { numRuns: 5000 })(
    'every visitor arrives from any URL within three redirects',
    (visitor, start) => {
      let place = at(start.startsWith('//') ? '/' : start);
      for (let hops = 0; hops < 3; hops += 1) {
        const decision = decideRoute({ ...visitor, origin, location: place, access: accessOf(place) });
        if (decision.action !== 'redirect') return;
        expect(new URL(decision.to, origin).origin).toBe(origin);
        place = at(decision.to);
      }
      expect(decideRoute({ ...visitor, origin, location: place, access: accessOf(place) }).action).not.toBe(
        'redirect',
      );
    },
  );
});
