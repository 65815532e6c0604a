import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { timeTap, type TapTiming } from '../fixtures/tap-timing.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tries = 5;

/** The other work of the machine only ever adds time, a timer of the app adds it to every try. */
const quickest = (timings: readonly TapTiming[], what: keyof TapTiming) =>
  Math.min(...timings.map((timing) => timing[what]));

test(
  'a screen whose code is not loaded: first request within 50 ms of the tap, content within 200 ms',
  { tag: '@web' },
  async ({ browser, contextOptions, page, provider }) => {
    const storageState = await page.context().storageState();
    const timings: TapTiming[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const context = await browser.newContext({ ...contextOptions, storageState, baseURL: provider.url });
      const board = await context.newPage();
      await board.goto(links.home(), { waitUntil: 'networkidle' });
      const link = board.getByRole('link', { name: /^Top of the Trails/ });
      timings.push(await timeTap(board, link, 'ol[aria-label="The first three"]'));
      await context.close();
    }
    expect(quickest(timings, 'request')).toBeLessThan(50);
    expect(quickest(timings, 'content')).toBeLessThan(200);
  },
);

test('a screen whose code and data are loaded shows no skeleton', { tag: '@web' }, async ({ page }) => {
  await page.goto(links.leaderboard());
  await expect(page.getByRole('list', { name: 'The first three' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: /^Top of the Trails/ }).waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-shape]')) document.body.dataset['skeleton'] = 'seen';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: /^Top of the Trails/ }).click();
  await expect(page.getByRole('list', { name: 'The first three' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-skeleton');
});

test('a page can be used while its animation plays', { tag: '@web' }, async ({ page }) => {
  await page.goto(links.home());
  await page.evaluate(() => {
    // Stops the page animation in its middle.
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[data-entering]')) return;
      for (const animation of target.getAnimations()) animation.pause();
    });
  });
  await page.getByRole('link', { name: /^Top of the Trails/ }).click();
  await page.getByRole('link', { name: 'Infinity Trail' }).click();
  await expect(page).toHaveURL(/mode=endless_mode/);
});
