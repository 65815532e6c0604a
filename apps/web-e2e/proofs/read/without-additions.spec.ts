import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../../fixtures/journey-test.ts';
import { withoutAdditions } from '../../fixtures/without-additions.ts';

const configuration = '/api/x/v1/configuration';
const book = { bookId: 'the-land' };
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const list = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

test(
  'R1: every screen of the reader works with a provider that knows none of our additions',
  { tag: ['@reader', '@web'] },
  async ({ page, provider }) => {
    const called = await withoutAdditions(page, provider.url);
    await test.step('a book is found, read and finished', async () => {
      await page.goto(links.books());
      await page
        .getByRole('link', { name: /^The Land/ })
        .first()
        .click();
      await expect(title(page, 'The Land')).toBeVisible();
      await page.getByRole('link', { name: 'Start Reading' }).click();
      await readToTheEnd(page);
    });
    await test.step('people and terms open their card, without a report', async () => {
      for (const [address, name] of [
        [links.people(), 'Trail Blazers'],
        [links.glossary(), 'Word Compass'],
      ] as const) {
        await page.goto(address);
        await list(page, name)
          .first()
          .getByRole('button', { name: /^Read More/ })
          .click();
        await expect(page.getByRole('dialog').getByText(/^(How do we know\?|See also)$/)).toBeVisible();
        await expectNoReport(page);
        await page.keyboard.press('Escape');
      }
    });
    await test.step('an activity has its PDF, without a report', async () => {
      await page.goto(links.activities());
      await list(page, 'Treasure Trails').first().getByRole('link').click();
      await expect(page.getByRole('button', { name: 'Download Content' })).toBeVisible();
      await expectNoReport(page);
    });
    expect(called.filter((path) => path !== configuration)).toEqual([]);
  },
);

async function readToTheEnd(page: Page) {
  const counter = page.getByText(/^\d+ of \d+$/);
  await expect(counter).toHaveText(/^1 of/);
  await expectNoReport(page);
  const last = Number((await counter.innerText()).split(' of ')[1]);
  for (let next = 2; next <= last; next += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(counter).toHaveText(`${next} of ${last}`);
  }
  await page.getByRole('button', { name: 'Finish Book' }).click();
  await expect(title(page, 'Book Finished!')).toBeVisible();
  await page.goto(links.book(book));
  await expect(page.getByRole('link', { name: 'Read again' })).toBeVisible();
}

async function expectNoReport(page: Page) {
  await expect(page.getByRole('button', { name: 'Report a mistake' })).toHaveCount(0);
}
