import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from '../play/print-figure.ts';
import { frameMs, longTaskMs, tapBareButtons, tapInTurns, taps } from '../play/tap-in-turns.ts';

test(
  'a page is turned at most one frame later than a bare button is painted, without a long task',
  { tag: '@reader' },
  async ({ page, context }) => {
    test.setTimeout(300_000);
    const button = await tapBareButtons(context);
    // From the second page, Back and Next in turns stay within the book.
    await page.goto(links.bookReader({ bookId: 'the-land', page: 2 }));
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const turn = await tapInTurns(page, 'main div:has(> button + p) > button');
    const [ours, least] = [turn.p75.toFixed(1), button.p75.toFixed(1)];
    printFigure(`from finger to paint, 4x, p75 of ${taps} taps: page ${ours} ms, bare button ${least} ms`);
    printFigure(`longest task of a turn, 4x: ${turn.longestTask.toFixed(1)} ms`);
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    expect(turn.longestTask).toBeLessThan(longTaskMs);
    expect(turn.p75 - button.p75).toBeLessThanOrEqual(frameMs);
  },
);
