import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey-test.ts';
import type { Learner } from '../../fixtures/learner.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'with a provider that sends no run, the app counts lives and stars itself, and a reload goes on with the time',
  { tag: '@journey' },
  async ({ page, learner }) => {
    test.setTimeout(300_000);
    const removed = await withoutRuns(page);
    await learner.openChapter();
    await learner.expectLives(3);
    await learner.answerWrong();
    await button(page, 'Try Again').click();
    await learner.expectLives(2);
    const before = await keptEnd(page);
    await page.reload();
    await learner.expectQuestion(1);
    expect(Math.abs((await keptEnd(page)) - before)).toBeLessThan(1_000);
    for (const number of [1, 2, 3, 4, 5]) {
      await learner.expectQuestion(number);
      if (number === 3) await comeBack(page, learner);
      await learner.answerRight();
      await expect(page.getByRole('img', { name: starsOf(number), exact: true })).toBeVisible();
      await learner.continue();
      if (number === 3) await button(page, 'Stay for more stars').click();
    }
    await expect(page).toHaveURL(/FINISH_CHAPTER/);
    while (!page.url().includes('/sub-trails/')) await passScreen(page);
    expect(removed()).toBeGreaterThan(10);
  },
);

const starsOf = (count: number) => (count === 1 ? '1 star' : `${count} stars`);

/** Nothing says that a question is open: a try that was left waits for a tap of its own. */
async function comeBack(page: Page, learner: Learner) {
  await page.reload();
  await learner.continue();
  await learner.expectQuestion(3);
}

/** Takes `run` out of every response of the provider. Returns how often it has done so. */
async function withoutRuns(page: Page) {
  let removed = 0;
  await page.route('**/api/x/**', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await page.route('**/api/trails/**', async (route) => {
    const response = await route.fetch();
    const { run, ...rest } = (await response.json()) as { run?: unknown };
    if (run === undefined) return route.fulfill({ response });
    removed += 1;
    return route.fulfill({ response, json: rest });
  });
  return () => removed;
}

/** When the time of the open question ends, as the device keeps it, in epoch milliseconds. */
function keptEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes('quiz_end_time')) ?? '';
    return Number(localStorage.getItem(name)?.split(' ')[1]);
  });
}

/** Each screen after a chapter has its own address. */
async function passScreen(page: Page) {
  const shown = page.url();
  await button(page, 'Continue').click();
  await expect(page).not.toHaveURL(shown);
}
