import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from './print-figure.ts';
import { frameMs, longTaskMs, tapBareButtons, tapInTurns, taps } from './tap-in-turns.ts';

test(
  'a choice is painted at most one frame later than a bare button, without a long task or a shift',
  { tag: '@journey' },
  async ({ page, context, learner }) => {
    test.setTimeout(300_000);
    const button = await tapBareButtons(context);
    await learner.openChapter();
    await page.waitForLoadState('networkidle');
    const choice = await tapInTurns(page, 'label:has(input)');
    const [ours, least] = [choice.p75.toFixed(1), button.p75.toFixed(1)];
    printFigure(`from finger to paint, 4x, p75 of ${taps} taps: choice ${ours} ms, bare button ${least} ms`);
    printFigure(`longest task of a tap, 4x: ${choice.longestTask.toFixed(1)} ms; shift ${choice.shift}`);
    expect(choice.shift).toBe(0);
    expect(choice.longestTask).toBeLessThan(longTaskMs);
    expect(choice.p75 - button.p75).toBeLessThanOrEqual(frameMs);
  },
);
