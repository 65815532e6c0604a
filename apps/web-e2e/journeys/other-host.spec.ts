import { expect, type Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { test } from '../fixtures/browser-test.ts';
import { FileHost } from '../fixtures/file-host.ts';
import { ProviderProcess } from '../fixtures/provider-process.ts';

// The content security policy allows pictures and recordings only: fetching a PDF fails, and it opens in a new tab.
test.use({
  expectedLines: ["Connecting to 'http://127.0.0.1", 'Fetch API cannot load http://127.0.0.1'],
});

/** Rewrites file URLs in responses to `host`, which the configuration maps elsewhere, and adds recordings. */
async function nameFilesBy(page: Page, host: string) {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"audio":null', '"audio":"/content/audio/page.mp3"')
      .replaceAll('"/content/', `"http://${host}/content/`);
    await route.fulfill({ response, body });
  });
}

test(
  'files come from the configured host without token, cookie or referrer, and no URL identifies the learner',
  { tag: ['@auth', '@web', '@journey', '@reader'] },
  async ({ page, learner }) => {
    test.setTimeout(120_000);
    const [files, process] = await Promise.all([FileHost.start(), ProviderProcess.prepare()]);
    try {
      const { url, demo } = await process.start(undefined, {
        HOST_REWRITES: `old.example=${files.origin}`,
      });
      const calls: { readonly address: string; readonly token: string | undefined }[] = [];
      page
        .context()
        .on('request', (request) =>
          calls.push({ address: request.url(), token: request.headers()['authorization'] }),
        );
      await nameFilesBy(page, 'old.example');
      await page.goto(url);
      await learner.fillInSignIn(demo ?? { email: '', password: '' });
      const record = await page.evaluate(() => localStorage.getItem('access_token'));
      const { token, user } = JSON.parse(record ?? '{}') as {
        token: string;
        user: { id: string; email: string };
      };
      await page.goto(url + links.trails({ difficulty: 'easy' }));
      await expect(page.getByRole('link', { name: /^Continue to/ })).toBeVisible();
      await expect(page.locator(`img[src^="${files.origin}/"]`).first()).toHaveJSProperty('naturalWidth', 1);
      await page.goto(url + links.book({ bookId: 'the-land' }));
      await expect(page.locator(`img[src^="${files.origin}/"]`).first()).toBeVisible();
      await page.goto(url + links.bookReader({ bookId: 'the-land', page: 1 }));
      await expect(page.locator(`main img[src^="${files.origin}/"]`).first()).toBeVisible();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      const recording = `${files.origin}/content/audio/page.mp3`;
      await expect.poll(() => calls.map(({ address }) => address)).toContain(recording);
      await page.goto(url + links.activity({ activityId: 'the-way-to-the-well' }));
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Download Content' }).click();
      await (await opened).waitForURL(new RegExp(`^${files.origin}/.*\\.pdf`));
      await (await opened).close();
      await page.goto(url + links.settingsProfile());
      await expect(page.getByLabel('First name')).toBeVisible();

      expect(files.asked.length).toBeGreaterThan(1);
      for (const header of ['authorization', 'cookie'])
        expect(files.asked.filter((headers) => headers[header] !== undefined)).toEqual([]);
      // The opened file requests its icon with its own URL as referrer.
      expect(files.asked.filter(({ referer = files.origin }) => !referer.startsWith(files.origin))).toEqual(
        [],
      );
      const withToken = calls.filter((call) => call.token !== undefined);
      expect(withToken.length).toBeGreaterThan(3);
      for (const { address } of withToken) expect(new URL(address).origin).toBe(new URL(url).origin);
      const addresses = decodeURIComponent(calls.map(({ address }) => address).join(' '));
      expect(user.id).toMatch(/\S/);
      for (const secret of [token, user.id, user.email]) expect(addresses).not.toContain(secret);
    } finally {
      // Prefetches may still be running.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all([files.stop(), process.dispose()]);
    }
  },
);
