import { cp, copyFile, appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../fixtures/browser-test.ts';
import { serveBuild } from '../fixtures/serve-build.ts';

/** A copy of the built app that the test may change. */
const test = base.extend<{ served: { url: string; webDir: string } }>({
  served: async ({ browserName: _ }, use) => {
    const webDir = await mkdtemp(join(tmpdir(), 'sirah-web-'));
    await cp(join(import.meta.dirname, '../../web/dist'), webDir, { recursive: true });
    const { url, server } = await serveBuild(webDir);
    await use({ url, webDir });
    server.closeAllConnections();
    server.close();
    await rm(webDir, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test(
  'a new version waits until the learner agrees; a worker that the operator has switched off leaves nothing, and the app works on',
  { tag: '@web' },
  async ({ page, served: { url, webDir } }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await appendFile(join(webDir, 'sw.js'), '// newer');
    await lookForNewVersion(page);
    await expect(page.getByText('Something new is here.').first()).toBeVisible();
    expect(loads).toBe(1);
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByLabel('Email')).toBeVisible();

    const left = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return [...registrations.map(({ scope }) => scope), ...(await caches.keys())];
      });
    expect((await left()).length).toBeGreaterThan(1);
    // As the provider serves it where the worker is switched off. A visit looks for it by itself.
    await copyFile(join(webDir, 'sw-off.js'), join(webDir, 'sw.js'));
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect.poll(left).toEqual([]);
    expect(loads).toBe(3);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);
