import { expect, type Page } from '@playwright/test';
import { test as base } from '../fixtures/browser-test.ts';
import { ProviderProcess } from '../fixtures/provider-process.ts';

/** A provider of this test alone, which it may start anew. */
const test = base.extend<{ process: ProviderProcess }>({
  process: async ({ browserName: _ }, use) => {
    const process = await ProviderProcess.prepare();
    await use(process);
    await process.dispose();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Workers and caches of the device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return [...registrations.map(({ scope }) => scope), ...(await caches.keys())];
  });

test(
  'an operator who switches the worker off empties the devices that have one, and the app works on',
  { tag: '@web' },
  async ({ page, process }) => {
    const { url } = await process.start();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect((await kept(page)).length).toBeGreaterThan(1);

    await process.kill();
    await process.start(undefined, { SERVICE_WORKER: '0' });
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual([]);

    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);
