import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from '../play/print-figure.ts';
import { besideBareButtons, frameMs, longTaskMs, tapInTurns, taps } from '../play/tap-in-turns.ts';

test(
  'a page is turned at most one frame later than a bare button is painted, without a long task',
  { tag: '@reader' },
  async ({ page, context }) => {
    test.setTimeout(300_000);
    const { ours, least } = await besideBareButtons(context, async () => {
      // From the second page, Back and Next in turns stay within the book.
      await page.goto(links.bookReader({ bookId: 'the-land', page: 2 }));
      await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
      await page.waitForLoadState('networkidle');
      return tapInTurns(page, 'main div:has(> button + p) > button');
    });
    const [turn, button] = [ours.p75.toFixed(1), least.toFixed(1)];
    printFigure(`from finger to paint, 4x, p75 of ${taps} taps: page ${turn} ms, bare button ${button} ms`);
    printFigure(`longest task of a turn, 4x: ${ours.longestTask.toFixed(1)} ms`);
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    expect(ours.longestTask).toBeLessThan(longTaskMs);
    expect(ours.p75 - least).toBeLessThanOrEqual(frameMs);
  },
);
