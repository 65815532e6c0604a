import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { openAndClose } from '../fixtures/keyboard.ts';

test.use({ viewport: { width: 390, height: 640 } });

const tags = { tag: ['@reader', '@web'] };
const list = (page: Page) => page.getByRole('list', { name: 'Treasure Trails' });
const download = (page: Page) => page.getByRole('button', { name: 'Download Content' });

async function expectPdf(file: Download, name: string) {
  expect(file.suggestedFilename()).toBe(name);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

test(
  'by touch a learner finds an activity and saves its PDF; without a network the screen says so',
  tags,
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Treasure Trails/ }).tap();
    await expectAccessible(page);
    await list(page)
      .getByRole('link', { name: /^The way to the well/ })
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: 'The way to the well' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(/^PDF for A4 paper, \d+ KB$/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await download(page).tap();
    await expectPdf(await saved, 'the-way-to-the-well-a4.pdf');
    await expect(page.getByRole('main').getByText(/^Saved!/)).toBeVisible();

    await page.getByRole('button', { name: 'Letter' }).tap();
    await context.setOffline(true);
    await download(page).tap();
    await expect(page.getByRole('main').getByText(/no internet right now/)).toBeVisible();
    await context.setOffline(false);
    const letter = page.waitForEvent('download');
    await download(page).tap();
    await expectPdf(await letter, 'the-way-to-the-well-letter.pdf');
  },
);

test(
  'by keyboard alone an activity opens from its address in other letters, its terms and the report open and close',
  tags,
  async ({ page }) => {
    await page.goto('/Fun-Activities/the-way-to-the-well');
    await expect(page).toHaveURL(/\/fun-activities\/the-way-to-the-well$/);
    await openAndClose(page, page.getByRole('button', { name: 'well', exact: true }));
    await openAndClose(page, page.getByRole('button', { name: 'Report a mistake' }));

    await page.getByRole('button', { name: 'A4' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Letter', pressed: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(download(page)).toBeFocused();
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await expectPdf(await saved, 'the-way-to-the-well-letter.pdf');
  },
);

test('Back leads from an activity to its place in the list', tags, async ({ page }) => {
  await page.goto(links.activities());
  // What comes late, as the letters do, moves the rows.
  await page.waitForLoadState('networkidle');
  const last = list(page).getByRole('link').last();
  const top = () => page.evaluate(() => document.documentElement.scrollTop);
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to Treasure Trails' }).click(),
  ]) {
    await last.scrollIntoViewIfNeeded();
    const left = await top();
    expect(left).toBeGreaterThan(100);
    await last.click();
    await expect(download(page)).toBeVisible();
    await back();
    await expect(last).toBeInViewport();
    await expect.poll(top).toBe(left);
  }
});
