import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test.ts';
import { enter, tabTo } from '../fixtures/keyboard.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

test(
  'by keyboard alone a learner chooses a pace, loads more rows, opens a profile and returns to the same row',
  { tag: ['@leaderboard', '@web'] },
  async ({ page }) => {
    await page.goto('/');
    await enter(page, page.getByRole('link', { name: /^Top of the Trails/ }));
    await enter(page, page.getByRole('link', { name: 'Medium', exact: true }));
    await expect(page).toHaveURL(/mode=learning_journey&difficulty=/);
    const rowAt = (place: number) =>
      page.getByRole('list', { name: 'Places' }).locator(`[aria-posinset="${place}"]`).getByRole('link');
    const row = rowAt(12);
    // Focus near the end of the first page loads the second.
    await tabTo(page, rowAt(7));
    await tabTo(page, row);
    await expect(row).toBeInViewport();
    const before = { address: page.url(), top: await top(page) };
    const name = (await row.locator('bdi').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(name);
    await enter(page, page.getByRole('link', { name: /^Back to/ }));
    await expect(title(page)).toHaveText('Top of the Trails');
    expect(page.url()).toBe(before.address);
    await expect.poll(() => top(page)).toBe(before.top);
    await expect(row).toBeInViewport();
  },
);
