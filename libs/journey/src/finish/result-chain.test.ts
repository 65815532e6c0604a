import { example } from '@sirah-trails/api-client/testing';
import { fc, it as property } from '@fast-check/vitest';
import { finishScreens } from '@sirah-trails/api-client/links';
import { describe, expect, it } from 'vitest';
import { confirmedScreen, resultChain, rewardsOf, screenAfter, type ResultFacts } from './result-chain.ts';

const { items } = example('getUnlockedItems');
const badge = example('getBadge').data;
const nothing: ResultFacts = { ends: 'chapter', rank: null, items: [], itemError: null, badges: [] };

it.each<[string, Partial<ResultFacts>, string]>([
  ['B4: a chapter without a place', {}, 'SUCCESS_QUOTES'],
  ['D232: a chapter with a place from 1 to 10', { rank: 10 }, 'UNLOCK_CHAPTER_MEDAL SUCCESS_QUOTES'],
  ['B4: place 11 has no medal', { rank: 11 }, 'SUCCESS_QUOTES'],
  ['D129: place 0 has none', { rank: 0 }, 'SUCCESS_QUOTES'],
  [
    'D232: the end of a sub-trail with a place',
    { ends: 'sub-trail', rank: 1, items, badges: [badge] },
    'UNLOCK_MEDAL UNLOCK_ITEM UNLOCK_BADGE SUCCESS_QUOTES',
  ],
  [
    'B4: the end of a sub-trail without a place',
    { ends: 'sub-trail', items, badges: [badge] },
    'UNLOCK_ITEM UNLOCK_BADGE SUCCESS_QUOTES',
  ],
  [
    'B8: items that cannot be read say so',
    { ends: 'sub-trail', itemError: 'Too busy.' },
    'UNLOCK_ITEM SUCCESS_QUOTES',
  ],
  ['B4: the end of a world', { ends: 'world', badges: [badge] }, 'UNLOCK_BADGE QUOTES_TO_LEARNING_JOURNEY'],
  ['B4: the end of the journey', { ends: 'journey' }, 'QUOTES_TO_LEARNING_JOURNEY'],
])('%s', (_, facts, rest) => {
  expect(resultChain({ ...nothing, ...facts })).toEqual(['FINISH_CHAPTER', ...rest.split(' ')]);
});

const ending: ResultFacts = { ...nothing, ends: 'sub-trail', rank: 1, items, badges: [badge] };

it.each([
  ['UNLOCK_MEDAL', 'UNLOCK_MEDAL UNLOCK_ITEM UNLOCK_BADGE'],
  ['UNLOCK_ITEM', 'UNLOCK_ITEM UNLOCK_BADGE'],
  ['UNLOCK_BADGE', 'UNLOCK_BADGE'],
  ['FINISH_CHAPTER', ''],
  ['SUCCESS_QUOTES', ''],
] as const)('%s shows the rewards %s', (shown, rewards) => {
  expect(rewardsOf(shown, ending).join(' ')).toBe(rewards);
});

it('three screens end a sub-trail: the stars, the rewards, a quote', () => {
  expect(screenAfter('FINISH_CHAPTER', ending)).toBe('UNLOCK_MEDAL');
  expect(screenAfter('UNLOCK_MEDAL', ending)).toBe('SUCCESS_QUOTES');
  expect(screenAfter('SUCCESS_QUOTES', ending)).toBeUndefined();
});

const anyFacts: fc.Arbitrary<ResultFacts> = fc.record({
  ends: fc.constantFrom('chapter', 'sub-trail', 'world', 'journey'),
  rank: fc.option(fc.integer({ min: -1, max: 30 })),
  items: fc.constantFrom([], items),
  itemError: fc.option(fc.constant('Too busy.')),
  badges: fc.constantFrom([], [badge], [badge, badge]),
});
const anyScreen = fc.option(fc.constantFrom(...finishScreens), { nil: undefined });

describe('for every screen in the URL', () => {
  property.prop([anyFacts, anyScreen])('D125: only what the provider confirms is shown', (facts, asked) => {
    const shown = confirmedScreen(asked, facts);
    expect(resultChain(facts)).toContain(shown);
    if (shown === 'UNLOCK_BADGE') expect(facts.badges).not.toEqual([]);
    if (shown.endsWith('MEDAL')) expect(facts.rank).toBeGreaterThan(0);
  });

  property.prop([anyFacts, anyScreen])(
    'each Continue leads nearer to a quote, which ends it',
    (facts, asked) => {
      const seen = [confirmedScreen(asked, facts)];
      for (let next = screenAfter(seen[0] ?? 'FINISH_CHAPTER', facts); next; next = screenAfter(next, facts))
        seen.push(next);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.at(-1)).toMatch(/QUOTES/);
    },
  );
});
