import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from './print-figure.ts';
import { besideBareButtons, frameMs, longTaskMs, tapInTurns, taps } from './tap-in-turns.ts';

test(
  'a choice is painted at most one frame later than a bare button, without a long task or a shift',
  { tag: '@journey' },
  async ({ page, context, learner }) => {
    test.setTimeout(300_000);
    const { ours, least } = await besideBareButtons(context, async () => {
      await learner.openChapter();
      await page.waitForLoadState('networkidle');
      return tapInTurns(page, 'label:has(input)');
    });
    const [choice, button] = [ours.p75.toFixed(1), least.toFixed(1)];
    printFigure(
      `from finger to paint, 4x, p75 of ${taps} taps: choice ${choice} ms, bare button ${button} ms`,
    );
    printFigure(`longest task of a tap, 4x: ${ours.longestTask.toFixed(1)} ms; shift ${ours.shift}`);
    expect(ours.shift).toBe(0);
    expect(ours.longestTask).toBeLessThan(longTaskMs);
    expect(ours.p75 - least).toBeLessThanOrEqual(frameMs);
  },
);
