import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';

test.use({ viewport: { width: 390, height: 640 } });

const list = (page: Page) => page.getByRole('list', { name: 'Treasure Trails' });
const download = (page: Page) => page.getByRole('button', { name: 'Download Content' });

async function expectPdf(file: Download, name: string) {
  expect(file.suggestedFilename()).toBe(name);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

test(
  'by touch a learner finds an activity and saves its PDF, after a retry without a network',
  { tag: ['@reader', '@web'] },
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
