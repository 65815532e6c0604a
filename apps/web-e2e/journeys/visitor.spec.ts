import type { APIRequestContext, Page } from '@playwright/test';
import type { TestLearner } from '@sirah-trails/provider/testing/journeys';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { withoutAdditions } from '../fixtures/without-additions.ts';
import { withoutIdleTime } from '../fixtures/without-idle-time.ts';

test.use({ visitor: true });

/** Expects no data of the learner in the page's storage. */
async function expectNothingKept(page: Page, account: TestLearner) {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('access_token');
  expect(kept).not.toContain(account.id);
  expect(kept).not.toContain(account.username);
}

test(
  'sign-in is accessible and explains a wrong password; sign-out leaves no data; a guest sees home',
  { tag: '@auth' },
  async ({ page, learner, account, viewport }) => {
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await page.goto('/');
    await test.step('accessible, fits at every size, and comes with its own typeface', async () => {
      await expect(send).toHaveCSS('font-weight', '800');
      await expectAccessible(page);
      await page.setViewportSize(viewport ?? { width: 390, height: 844 });
    });
    await test.step('a wrong password shows one message under its field, and nothing else', async () => {
      await page.getByLabel('Email').fill(account.email);
      await password.fill('Not-this-1');
      await send.click();
      await expect(password).toHaveAccessibleDescription(/not right/i);
    });
    await test.step('the first press after a refusal sends the corrected password', async () => {
      await password.fill(account.password);
      // Low on the button: if the message of the field went at the press, the button would move away from under the finger.
      await send.click({ position: { x: 100, y: 50 } });
      await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    });
    await test.step('sign-out leaves no data of the learner on the device', async () => {
      await learner.signOut();
      await expectNothingKept(page, account);
    });
    await test.step('a guest sees home, and a place asks to sign in', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: /guest/i }).click();
      await page.getByRole('navigation').getByText('The Trails', { exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in To Access' })).toBeVisible();
    });
  },
);

/** The page that a service for previews gets of an address. */
const preview = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address, {
    headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' },
  });
  return response.text();
};

test(
  'an address opens: its preview shows nothing of its query, an unknown one leads home, a protected one to sign-in and back',
  { tag: ['@web', '@auth', '@leaderboard'] },
  async ({ page, request, provider, learner, account }) => {
    await test.step('the preview of a shared address has a title, a description and a picture, nothing of its query', async () => {
      const html = await preview(request, `${provider.url}/profile?user_id=7d0e5a52&name=Amina`);
      const card = (name: string) =>
        new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
      expect(card('title')).toBe('Sirah Trails');
      expect(card('description')).toMatch(/^Walk the trails/);
      expect(html).not.toContain('Amina');
      expect(card('image')).toMatch(/^http:/);
      const picture = await request.get(card('image') ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
      // A preview shows pictures of at least 600 px beside its words, of 1200 px above them.
      await page.setContent(
        `<img alt="" src="data:image/png;base64,${(await picture.body()).toString('base64')}">`,
      );
      await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    });
    await test.step('an unknown URL says so and leads home', async () => {
      await page.goto('/nowhere/at/all');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByLabel('Email')).toBeVisible();
    });
    await test.step('a protected address leads to sign-in and back to where the learner wanted to go', async () => {
      const wanted = '/leaderboard?mode=endless_mode';
      await learner.signIn(wanted, account, 'Top of the Trails');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(wanted);
    });
  },
);

test(
  'R1: the app works with a provider without additions',
  { tag: ['@auth', '@journey'] },
  async ({ page, learner, account, provider }) => {
    const called = await withoutAdditions(page, provider.url);
    await learner.signIn('/', account);
    await learner.walkToChapters('Easy');
    await learner.startChapter(1);
    await learner.answerRight();
    await page.getByText('How do we know?').click();
    await expect(page.getByRole('link', { name: /^Find it in the book/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report a mistake' })).toHaveCount(0);
    expect(called.filter((path) => path !== '/api/x/v1/configuration')).toEqual([]);
  },
);

test('missing code of a replaced build reloads the page once', { tag: '@web' }, async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await withoutIdleTime(page);
  await page.goto('/');
  const guest = page.getByRole('button', { name: /guest/i });
  await expect(guest).toBeVisible();
  const started = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await page.route('**/assets/*.js', (route) =>
    started.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );
  await page.route('**/index.html?at=*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<script type="module"[^>]*-)[^"]*/, '$1newer.js') });
  });
  await guest.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { name: "We can't get through right now" })).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll({ behavior: 'wait' });
});
