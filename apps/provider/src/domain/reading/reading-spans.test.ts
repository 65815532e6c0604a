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
    'each span that overlaps no other',
    [
      [10 * minute, minute],
      [20 * minute, 2 * minute],
    ],
    [minute, 2 * minute],
  ],
  [
    'in whatever order they come',
    [
      [20 * minute, minute],
      [10 * minute, minute],
    ],
    [minute, minute],
  ],
  [
    'no moment twice',
    [
      [10 * minute, 3 * minute],
      [12 * minute, 3 * minute],
    ],
    [3 * minute, 2 * minute],
  ],
  ['up to five minutes of each', [[10 * minute, 60 * minute]], [5 * minute]],
  ['a span that seems to end later than now, as one that has just ended', [[now + minute, minute]], [minute]],
  [
    'nothing of a repeated span',
    [
      [10 * minute, minute],
      [10 * minute, minute],
    ],
    [minute, 0],
  ],
])('D93: reading counts %s', (_, reports, expected) => {
  expect(count(reports)).toEqual(expected);
});

it('D93: nothing counts from before the learner joined', () => {
  expect(count([[10 * minute, 4 * minute]], 12 * minute)).toEqual([2 * minute]);
});

it('D93: never more counts than time has passed, whatever is reported', () => {
  const report = fc.tuple(fc.integer({ min: -minute, max: 2 * now }), fc.integer({ min: 1, max: now }));
  fc.assert(
    fc.property(fc.array(report, { maxLength: 300 }), (reports) => {
      const counted = count(reports);
      expect(Math.min(0, ...counted)).toBe(0);
      expect(counted.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(now);
    }),
  );
});
