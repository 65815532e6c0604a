import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minute } from '../../kernel/time.ts';
import { countSpan, type Span } from './reading-time.ts';

const now = 100 * minute;
const count = (reports: readonly (readonly [beganAt: number, reportedMs: number])[], joinedAt = 0) => {
  let spans: readonly Span[] = [];
  return reports.map(([beganAt, reportedMs]) => {
    const result = countSpan(spans, { beganAt, reportedMs, joinedAt, now });
    ({ spans } = result);
    return result.countedMs;
  });
};

it.each<[string, Parameters<typeof count>[0], number[]]>([
  [
    'disjoint spans',
    [
      [10 * minute, minute],
      [20 * minute, 2 * minute],
    ],
    [minute, 2 * minute],
  ],
  [
    'spans in any order',
    [
      [20 * minute, minute],
      [10 * minute, minute],
    ],
    [minute, minute],
  ],
  [
    'overlaps once',
    [
      [10 * minute, 3 * minute],
      [12 * minute, 3 * minute],
    ],
    [3 * minute, 2 * minute],
  ],
  ['up to five minutes per span', [[10 * minute, 60 * minute]], [5 * minute]],
  ['a span with a future end as just ended', [[now + minute, minute]], [minute]],
  [
    'a repeated span once',
    [
      [10 * minute, minute],
      [10 * minute, minute],
    ],
    [minute, 0],
  ],
])('D93: reading counts %s', (_, reports, expected) => {
  expect(count(reports)).toEqual(expected);
});

it('D93: time before the learner joined does not count', () => {
  expect(count([[10 * minute, 4 * minute]], 12 * minute)).toEqual([2 * minute]);
});

it('D93: never counts more than the time passed', () => {
  const report = fc.tuple(fc.integer({ min: -minute, max: 2 * now }), fc.integer({ min: 1, max: now }));
  fc.assert(
    fc.property(fc.array(report, { maxLength: 300 }), (reports) => {
      const counted = count(reports);
      expect(Math.min(0, ...counted)).toBe(0);
      expect(counted.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(now);
    }),
  );
});
