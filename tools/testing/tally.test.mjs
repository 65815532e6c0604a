import { expect, it } from 'vitest';
import { tally } from './tally.mjs';

it('sums the summary lines of every Vitest and Playwright run', () => {
  const output = [
    ' Test Files  2 passed (2)',
    '      Tests  7 passed | 1 skipped (8)',
    '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[31m1 failed\u001B[39m | 4 passed (5)',
    '  12 passed (30.1s)',
    '  2 failed',
  ].join('\n');
  expect(tally(output)).toEqual({ passed: 23, failed: 3, skipped: 1 });
});

it('ignores test output that mentions passing', () => {
  expect(tally('✓ 3 passed chapters open the next')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
