import type { BrowserContext, Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { slownessOf, timeTap, type TapTiming } from '../fixtures/tap-timing.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    shifts?: (PerformanceEntry & { value?: number })[];
  }
}

/** Other load on the machine slows single tries, a timer in the app slows all: a single quick try is enough. */
const tries = 15;

/** A bound in milliseconds, scaled up for a slow machine by its best measured slowness. */
const allowed = (ms: number, slowness: readonly number[]) => ms * Math.max(1, Math.min(...slowness));

const quickest = (timings: readonly TapTiming[], what: keyof TapTiming) =>
  Math.min(...timings.map((timing) => timing[what]));

test(
  'a screen without loaded code sends its first request within 50 ms of the tap and shows content within 200 ms',
  { tag: '@web' },
  async ({ browser, contextOptions, page, provider }) => {
    const storageState = await page.context().storageState();
    const timings: TapTiming[] = [];
    const slowness: number[] = [];
    const isQuick = () =>
      quickest(timings, 'request') < allowed(50, slowness) &&
      quickest(timings, 'content') < allowed(200, slowness);
    for (let attempt = 0; attempt < tries && !isQuick(); attempt += 1) {
      const context = await browser.newContext({ ...contextOptions, storageState, baseURL: provider.url });
      const board = await context.newPage();
      await board.goto(links.home(), { waitUntil: 'networkidle' });
      const link = board.getByRole('link', { name: /^Top of the Trails/ });
      slowness.push(await slownessOf(board));
      timings.push(await timeTap(board, link, 'ol[aria-label="The top three"]'));
      await context.close();
    }
    expect(quickest(timings, 'request')).toBeLessThan(allowed(50, slowness));
    expect(quickest(timings, 'content')).toBeLessThan(allowed(200, slowness));
  },
);

test(
  'a tap has a visible effect within 100 ms, loaded screens show no skeleton, and a page works during its animation',
  { tag: ['@web', '@leaderboard'] },
  async ({ page }) => {
    await test.step('a tap to an unloaded screen has a visible effect within 100 ms', async () => {
      const delays: number[] = [];
      const slowness: number[] = [];
      const isQuick = () => Math.min(...delays) < allowed(100, slowness);
      for (let attempt = 0; attempt < tries && !isQuick(); attempt += 1) {
        await page.goto(links.home(), { waitUntil: 'networkidle' });
        slowness.push(await slownessOf(page));
        await page.evaluate(() => {
          const { dataset } = document.body;
          const listen = ({ timeStamp }: Event) => {
            const look = () => (dataset['seenAfter'] ??= String(performance.now() - timeStamp));
            new MutationObserver(look).observe(document.body, {
              subtree: true,
              attributeFilter: ['data-leaving'],
            });
          };
          document.addEventListener('click', listen, { once: true, capture: true });
        });
        await page.route('**/api/**', () => new Promise(() => {}));
        await page.getByRole('link', { name: /^Top of the Trails/ }).click();
        await expect(page.locator('body')).toHaveAttribute('data-seen-after');
        delays.push(Number(await page.locator('body').getAttribute('data-seen-after')));
        await page.unroute('**/api/**');
      }
      expect(Math.min(...delays)).toBeLessThan(allowed(100, slowness));
    });
    await test.step('a screen with loaded code and data shows no skeleton', async () => {
      await page.goto(links.leaderboard());
      await expect(page.getByRole('list', { name: 'The top three' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to home' }).click();
      await page.getByRole('link', { name: /^Top of the Trails/ }).waitFor();
      // Home was not open before and may still be loading.
      await expect(page.locator('[data-shape]')).toHaveCount(0);
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector('[data-shape]')) document.body.dataset['skeleton'] = 'seen';
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.getByRole('link', { name: /^Top of the Trails/ }).click();
      await expect(page.getByRole('list', { name: 'The top three' })).toBeVisible();
      await expect(page.locator('body')).not.toHaveAttribute('data-skeleton');
    });
    await test.step('a page works during its animation', async () => {
      await page.goto(links.home());
      await page.evaluate(() => {
        // Pauses the page animation.
        document.addEventListener('animationstart', ({ target }) => {
          if (!(target instanceof Element) || !target.matches('[data-entering]')) return;
          for (const animation of target.getAnimations()) animation.pause();
        });
      });
      await page.getByRole('link', { name: /^Top of the Trails/ }).click();
      // Home has a link of the same name.
      await expect(page.getByRole('heading', { level: 1, name: 'Top of the Trails' })).toBeVisible();
      await page.getByRole('link', { name: 'Infinity Trail' }).click();
      await expect(page).toHaveURL(/mode=endless_mode/);
    });
  },
);

test(
  'the frame skeleton, the code of a screen and its first data load in parallel',
  { tag: ['@web', '@leaderboard', '@journey'] },
  async ({ page }) => {
    await test.step('without style sheet and code, the page shows the frame skeleton', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.css', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(links.home(), { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
        undefined,
        {
          polling: 50,
        },
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unrouteAll();
    });
    await test.step('a tap requests the first data while the code of the screen loads', async () => {
      await page.route('**/assets/board-*.js', () => new Promise(() => {}));
      await page.goto(links.home());
      const link = page.getByRole('link', { name: /^Top of the Trails/ });
      await link.waitFor();
      const data = page.waitForRequest('**/api/leaderboards/v1?*');
      await link.click();
      await data;
      await page.unrouteAll();
    });
    await test.step('a page load requests code and first data before the app runs', async () => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      // Blocks the app itself.
      await page.route('**/assets/index-*.js', () => new Promise(() => {}));
      for (const [address, code] of [
        [links.leaderboard(), /assets\/board-/],
        [links.quiz({ chapterId: 'w1-s1-c1', difficulty: 'easy' }), /assets\/quiz-/],
      ] as const) {
        requested.length = 0;
        await page.goto(address, { waitUntil: 'commit' });
        await expect.poll(() => requested.some((path) => code.test(path))).toBe(true);
        await expect.poll(() => requested.some((path) => path.startsWith('/api/'))).toBe(true);
      }
    });
  },
);

test(
  'fonts load after the first content and cause almost no layout shift',
  { tag: ['@web', '@reader', '@leaderboard'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      const add = (list: PerformanceObserverEntryList) => window.shifts?.push(...list.getEntries());
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    let released = 0;
    await page.route('**/assets/fonts-*.css', async (route) => {
      await expect(page.getByRole('main').locator('a, button, article').first()).toBeVisible();
      expect(fonts).toEqual([]);
      // Excludes layout shifts of content that replaces its skeleton.
      await expect(page.locator('[data-shape]')).toHaveCount(0);
      released = await page.evaluate(
        () =>
          new Promise<number>((seen) => {
            requestAnimationFrame(() => requestAnimationFrame(seen));
          }),
      );
      await route.continue();
    });
    for (const address of [links.home(), links.leaderboard(), links.book({ bookId: 'the-land' })]) {
      fonts.length = 0;
      await page.goto(address);
      await expect.poll(() => fonts.length).toBeGreaterThan(1);
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate((since) => {
        const later = window.shifts?.filter(({ startTime }) => startTime > since);
        return later?.reduce((sum, { value = 0 }) => sum + value, 0);
      }, released);
      expect(moved).toBeLessThan(0.001);
    }
  },
);

/** Holds requests for code and data until `letGo()`; pictures and fonts pass. */
async function holdRequests(page: Page) {
  const waiting: { readonly path: string; readonly go: () => void }[] = [];
  await page.route(/\/(assets|api)\//, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!/\.(svg|woff2)$/.test(path)) await new Promise<void>((go) => waiting.push({ path, go }));
    return route.continue();
  });
  return {
    paths: () => waiting.map(({ path }) => path.replace(/-[\w-]{8}\.(js|css)$/, '.$1')).sort(),
    letGo: () => waiting.splice(0).forEach(({ go }) => go()),
  };
}

const code = ['/assets/index.css', '/assets/index.js', '/assets/quiz.js'];
const data = ['/api/trails/v1/quizzes', '/api/trails/v1/w1'];
const agesAgo = '2020-01-01T00:00:00.000Z';

interface Cold {
  /** A page on another device with the session and empty caches. */
  readonly takePhone: (token: 'fresh' | 'expired') => Promise<Page>;
}

const cold = test.extend<Cold>({
  takePhone: async ({ context, browser, contextOptions, provider }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (token) => {
      const { origins } = await context.storageState();
      const stored = origins.flatMap(({ localStorage }) => localStorage);
      const { value } = stored.find(({ name }) => name === 'access_token') ?? { value: '{}' };
      const record = JSON.parse(value) as object;
      const aged = token === 'expired' ? { ...record, timestamp: agesAgo } : record;
      const localStorage = [{ name: 'access_token', value: JSON.stringify(aged) }];
      const device = await browser.newContext({
        ...contextOptions,
        storageState: { cookies: [], origins: [{ origin: provider.url, localStorage }] },
      });
      devices.push(device);
      return device.newPage();
    });
    for (const device of devices) await device.close();
  },
});

async function expectQuestion(phone: Page) {
  await expect(phone.getByRole('main').getByText('Question 1/5', { exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: /^(Submit|Check)$/ })).toBeVisible();
}

cold(
  'an open question loads without request chains, except for a token refresh',
  { tag: ['@journey', '@quiz-engine', '@auth'] },
  async ({ page, learner, takePhone }) => {
    await learner.openChapter();
    await test.step('no request waits for another response', async () => {
      const phone = await takePhone('fresh');
      const held = await holdRequests(phone);
      await phone.goto(page.url(), { waitUntil: 'commit' });
      await expect.poll(held.paths).toEqual([...data, ...code].sort());
      held.letGo();
      // A request that waited for a response would stay held.
      await expectQuestion(phone);
    });
    await test.step('with an expired token, the first data waits for the refresh only', async () => {
      const phone = await takePhone('expired');
      const held = await holdRequests(phone);
      await phone.goto(page.url(), { waitUntil: 'commit' });
      await expect.poll(held.paths).toEqual(['/api/auth/v1/refresh', ...code].sort());
      held.letGo();
      const calls = () => held.paths().filter((path) => path.startsWith('/api/'));
      await expect.poll(calls).toEqual(data);
      held.letGo();
      await expectQuestion(phone);
    });
  },
);
