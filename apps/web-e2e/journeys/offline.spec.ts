import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { untilCached } from '../fixtures/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Paths of all cached responses. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test(
  'without a network a linked screen opens or says so and recovers by itself, and the app starts',
  { tag: ['@web', '@journey', '@leaderboard'] },
  async ({ page, context, learner, account }) => {
    const missing = page.getByRole('heading', { name: 'No internet right now' });
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
    });
    await page.goto(links.home());
    await untilCached(page);
    await context.setOffline(true);

    await page.getByRole('link', { name: /^Top of the Trails/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Top of the Trails' })).toBeVisible();
    await expect(missing.first()).toBeVisible();
    await expect(page.locator('main img[src*="/offline-"]').first()).toHaveJSProperty('naturalWidth', 480);
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'The top three' })).toBeVisible();

    await page.goto(links.journeyStart());
    const start = page.getByRole('button', { name: 'Start Journey' });
    await expect(start).toBeVisible();
    await context.setOffline(true);
    await start.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Easy,/ })).toBeVisible();

    await page.goto(links.home());
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    await context.setOffline(false);

    expect(answered).toContain(links.home());
    expect(
      answered.filter((address) => /^\/(api|auth\/v1|quiz|dev|healthz|readyz|metrics)/.test(address)),
    ).toEqual([]);
    const addresses = await kept(page);
    expect(addresses).toContain('/index.html');
    expect(addresses.filter((address) => !/^\/(index\.html$|assets\/|content\/art\/)/.test(address))).toEqual(
      [],
    );
    expect(addresses.some((address) => address.startsWith('/content/'))).toBe(true);
    await learner.signOut();
    const left = await kept(page);
    expect(left.filter((address) => address.startsWith('/content/'))).toEqual([]);
    expect(JSON.stringify(left)).not.toContain(account.id);
  },
);
