import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test.ts';

test.use({ viewport: { width: 390, height: 640 } });

const top = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

/** Stores the scroll position at the next tap: an earlier reading may miss a scroll that is still to come. */
const noteTop = (page: Page) =>
  page.evaluate(() => {
    const note = () => (document.body.dataset['tappedAt'] = String(document.documentElement.scrollTop));
    document.addEventListener('click', note, { capture: true, once: true });
  });
const notedTop = async (page: Page) => Number(await page.locator('body').getAttribute('data-tapped-at'));

/** Opens the board from far down on home. Returns the scroll position at the tap. */
async function openBoard(page: Page): Promise<number> {
  const place = page.getByRole('link', { name: /^Top of the Trails/ });
  await place.scrollIntoViewIfNeeded();
  await noteTop(page);
  await place.click();
  const before = await notedTop(page);
  expect(before).toBeGreaterThan(100);
  await expect(page.getByRole('heading', { level: 1, name: 'Top of the Trails' })).toBeFocused();
  expect(await top(page)).toBe(0);
  return before;
}

test(
  'Back restores the scroll position and the rows of a virtual list without requests; a step forward begins at the top',
  { tag: ['@web', '@leaderboard', '@reader'] },
  async ({ page }) => {
    const home = page.getByRole('heading', { level: 1, name: /^Salam/ });
    await page.goto('/');
    const before = await openBoard(page);
    await page.goBack();
    await expect(home).toBeAttached();
    await expect.poll(() => top(page)).toBe(before);
    const again = await openBoard(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(home).toBeFocused();
    await expect.poll(() => top(page)).toBe(again);
    await page.evaluate(() => scrollTo(0, 0));
    await openBoard(page);

    await page.goto('/');
    await page.getByRole('link', { name: /^Word Compass/ }).click();
    const row = page.locator('[aria-posinset="60"]');
    const rows = page.locator('[aria-posinset]');
    // Scrolling near the end loads more rows. A step may overshoot the row; the next one goes back.
    await expect(async () => {
      const last = Number(await rows.last().getAttribute('aria-posinset'));
      const edge = last < 60 ? rows.last() : rows.first();
      await ((await row.count()) > 0 ? row : edge).scrollIntoViewIfNeeded({ timeout: 500 });
      await expect(row).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [50] });
    await expect(page.locator('[aria-posinset="1"]')).toHaveCount(0);
    await noteTop(page);
    // A real tap would scroll up to the link first.
    await page.getByRole('link', { name: 'Back to home' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeFocused();
    const left = await notedTop(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goBack();
    await expect.poll(() => top(page)).toBe(left);
    await expect(rows).not.toHaveCount(0);
    await expect(page.locator('[aria-posinset="1"]')).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/api/glossaries'))).toEqual([]);
  },
);
