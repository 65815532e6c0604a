import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter } from '../fixtures/learner.ts';
import { storedSession } from '../fixtures/stored-session.ts';

test.use({ serviceWorkers: 'allow' });

const book = { bookId: 'the-land' };

/** Names of the databases with books that the device keeps, and how many books the first one holds. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const { name } = databases.find((one) => one.name?.startsWith('sirah-books:')) ?? {};
    if (name === undefined) return 0;
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(new Error('The database did not open.'));
      request.onsuccess = () => {
        const { result } = request;
        const count = result.transaction('books').objectStore('books').count();
        count.onsuccess = () => {
          result.close();
          resolve(count.result);
        };
      };
    });
  });

/** In the page: there are pictures, and all have come. */
function areDrawn() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
}

test(
  'a book is found, read with and without a network, finished by keyboard, and known on a second device; sign-out removes it from the first',
  { tag: ['@reader', '@journey', '@web'] },
  async ({ page, context, browser, provider, account, learner }) => {
    await page.goto(links.motivational(firstChapter));
    await learner.passQuote();
    await page.getByRole('link', { name: /The Land/ }).click();
    await page.getByRole('link', { name: 'Start Reading' }).click();
    const counter = page.getByText(/^\d+ of \d+$/);
    await expect(counter).toHaveText(/^1 of/);
    const last = Number((await counter.innerText()).split(' of ')[1]);
    await expectAccessible(page);
    const saved = page.waitForResponse((response) => response.url().endsWith('/book/progress'));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(counter).toHaveText(`2 of ${last}`);
    await saved;

    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => keptOnDevice(page)).toBe(1);
    await context.setOffline(true);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(links.bookReader(book));
    await expect(counter).toHaveText(`2 of ${last}`);
    for (let next = 3; next <= last; next += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(counter).toHaveText(`${next} of ${last}`);
    }
    expect(requested.filter((address) => /^\/(api|auth|quiz|healthz)/.test(address))).toEqual([]);
    await page.getByRole('button', { name: 'Finish Book' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Book Finished!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to The Trails' })).toBeVisible();

    const sent = page.waitForResponse((response) => response.url().endsWith('/book/progress'));
    await context.setOffline(false);
    await sent;
    const device = await browser.newContext({
      storageState: await storedSession(provider.url, account),
      baseURL: provider.url,
    });
    const other = await device.newPage();
    await other.goto(links.bookReader(book));
    await expect(other.getByText(`${last} of ${last}`)).toBeVisible();
    await other.goto(links.book(book));
    await expect(other.getByRole('link', { name: 'Read again' })).toBeVisible();
    await device.close();

    await learner.signOut();
    await expect.poll(() => keptOnDevice(page)).toBe(0);
  },
);

test(
  'a book kept on the device that was never read opens whole without a network, with its pictures and cards; removed, it is gone',
  { tag: ['@reader', '@web'] },
  async ({ page, context }) => {
    await page.goto(links.book(book));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(/^Kept!/);
    await context.setOffline(true);
    await page.goto(links.books());
    await page
      .getByRole('list', { name: 'On this device' })
      .getByRole('link', { name: /The Land/ })
      .click();
    await page.getByRole('link', { name: 'Start Reading' }).click();

    const counter = page.getByText(/^\d+ of \d+$/);
    await expect(counter).toHaveText(/^1 of/);
    const last = Number((await counter.innerText()).split(' of ')[1]);
    for (let number = 1; number <= last; number += 1) {
      await expect(counter).toHaveText(`${number} of ${last}`);
      await page.waitForFunction(areDrawn);
      if (number < last) await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('main').getByRole('button', { name: 'Najashi' }).click();
    const card = page.getByRole('dialog', { name: /Najashi/ });
    await expect(card.getByRole('paragraph').first()).toContainText(/\w/);
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await page.goto(links.book(book));
    await page.getByRole('button', { name: /^Remove The Land/ }).click();
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
    expect(await keptOnDevice(page)).toBe(0);
  },
);
