import type { RouteAccess } from '@sirah-trails/screen-kit';
import { expect, it } from 'vitest';
import { splashFlag } from '../onboarding/device-flag.ts';
import { coversArrival } from './covers-arrival.ts';

const nobody = { token: null, guest: false };
const visit = (access: RouteAccess | null, session = nobody as { token: string | null; guest: boolean }) =>
  coversArrival({ session, access });

it.each<[string, boolean, boolean]>([
  ['a first visit to home', visit('guests-too'), true],
  ['a first visit to a gated page', visit('gated'), true],
  ['a first visit to sign-in', visit('signed-out'), true],
  ['callbacks, failed returns, reset, recovery, legal pages and contact', visit('open'), false],
  ['an unknown address', visit(null), false],
  ['a signed-in learner', visit('gated', { token: 't', guest: false }), false],
  ['a guest', visit('guests-too', { token: null, guest: true }), false],
])('A2, D8: the intro covers %s: %s', (_title, covers, expected) => {
  expect(covers).toBe(expected);
});

it('D52: covers once per device', () => {
  splashFlag.set();
  expect(visit('gated')).toBe(false);
});
