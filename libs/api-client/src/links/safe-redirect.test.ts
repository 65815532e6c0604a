import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { redirectAttacks, redirectOddities } from '../testing/redirect-attacks.ts';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://app.test';

describe('T2, D5: a return target never leaves the app', () => {
  it('an attack leads home', () => {
    const targets = [...redirectAttacks, ...redirectOddities];
    expect(targets.filter((target) => safeRedirect(target, origin) !== '/')).toEqual([]);
  });

  it('an app URL keeps its known query', () => {
    const urls = [
      ['/', '/'],
      ['/leaderboard', '/leaderboard'],
      ['/leaderboard?mode=endless_mode', '/leaderboard?mode=endless_mode'],
      [
        '/learning-journey/sub-trails/w1?difficulty=easy&trail_name=The+Valley',
        '/learning-journey/sub-trails/w1?difficulty=easy&trail_name=The+Valley',
      ],
      [
        '/learning-journey/start?token=secret&email=a@b.c&difficulty=hard',
        '/learning-journey/start?difficulty=hard',
      ],
      ['/leaderboard#access_token=secret', '/leaderboard'],
      ['/leaderboard?mode=//evil.example', '/leaderboard?mode=%2F%2Fevil.example'],
      ['/leaderboard?redirect_to=//evil.example', '/leaderboard'],
      [`/leaderboard?mode=${'x'.repeat(201)}`, '/leaderboard'],
    ];
    expect(urls.filter(([target, url]) => safeRedirect(target, origin) !== url)).toEqual([]);
  });

  const nasty = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    '@',
    ':',
    '.',
    '?',
    '#',
    '&',
    '=',
    'evil.example',
    'javascript:',
    'https:',
    '//',
    'a',
    '-',
    '_',
    '０',
    '\u2028',
  );
  const targets = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
  );

  property.prop([targets], { numRuns: 5_000 })(
    'any target keeps the origin, and a second pass changes nothing',
    (target) => {
      const url = safeRedirect(target, origin);
      expect(new URL(url, origin).origin).toBe(origin);
      expect(url).toMatch(/^\/(?![/\\])/);
      expect(safeRedirect(url, origin)).toBe(url);
    },
  );
});
