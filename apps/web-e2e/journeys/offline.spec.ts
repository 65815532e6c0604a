import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';

test.use({ serviceWorkers: 'allow' });

/** The service worker has what it keeps, and answers for the page. */
async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Addresses, from the root, of everything that the caches of the device hold. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test(
  'without a network: every linked screen opens or says so and recovers by itself, and the app starts',
  { tag: ['@web', '@journey', '@leaderboard'] },
  async ({ page, context, learner, account }) => {
    const missing = page.getByRole('heading', { name: 'No internet right now' });
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
    });
    await page.goto(links.home());
    await untilKept(page);
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

const world = { trailId: 'w1', difficulty: 'easy' };
/** Every kind of screen that a learner can rest on, apart from the quiz: its clock runs. With the button of its dialog. */
const rests: readonly (readonly [address: string, dialog?: RegExp])[] = [
  [links.home()],
  [links.settings(), /^Sign Out$/],
  [links.settingsProfile(), /^Update Profile$/],
  [links.changePassword()],
  [links.leaderboard()],
  [links.journeyStart(), /^Start Journey$/],
  [links.trails(world)],
  [links.subTrails(world), /^1\. /],
  [links.motivational({ ...world, chapterId: 'w1-s1-c1' })],
  [links.book({ bookId: 'the-land' })],
  [links.myRank()],
];

/** Screens that lead nowhere further: the walk of the settings opens them all. */
const openedByTheMenu = [
  links.playing,
  links.reading,
  links.feedback,
  links.faq,
  links.contact,
  links.terms,
  links.privacyPolicy,
];

const notRestedOn = [
  ...openedByTheMenu,
  links.onboarding,
  links.signIn,
  links.signUp,
  links.forgotPassword,
  links.forgotPasswordSuccess,
  links.recoverAccount,
  links.oauthVerification,
  links.oauthCallback,
  links.authCallback,
  links.quiz,
  links.quizByQuery,
  links.finish,
].map(({ path }) => path);

test('every screen is walked without a network', { tag: '@web' }, () => {
  const walked = rests.map(([address]) => new URL(address, 'http://app').pathname);
  const missing = Object.values(links)
    .map(({ path }) => path as string)
    .filter((path) => !notRestedOn.some((one) => one === path))
    .filter((path) => !walked.some((one) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(one)));
  expect(missing).toEqual([]);
});

/** The addresses that the links of the screen lead to; those of its own tabs last, the inner tabs before the outer ones. */
async function linked(page: Page) {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const own = new URL(page.url()).pathname;
  const isTab = (href: string) => new URL(href, page.url()).pathname === own;
  const once = [...new Set(hrefs)];
  return [...once.filter((href) => !isTab(href)), ...once.filter(isTab).toReversed()];
}

for (const [address, dialog] of rests) {
  test(
    `without a network, everything that ${new URL(address, 'http://app').pathname} links to opens or says so, and recovers`,
    { tag: ['@web', '@journey', '@leaderboard', '@reader'] },
    async ({ page, context }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const missing = page.getByRole('heading', { name: 'No internet right now' });
      const stumbled = page.getByText('Oops, we stumbled');
      const rest = async () => {
        await page.goto(address);
        await expect(heading).toBeVisible();
        // The idle time in which the screen fetches what may come next.
        await page.waitForLoadState('networkidle');
      };
      await rest();
      await untilKept(page);
      await rest();
      await context.setOffline(true);

      if (dialog) {
        await page.getByRole('button', { name: dialog }).first().click();
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
        await expect(missing).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
      }
      const title = await heading.innerText();
      for (const href of await linked(page)) {
        await page.locator(`a[href="${href}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${new URL(href, 'http://app').pathname}(\\?|$)`));
        await expect(heading).toBeVisible();
        await expect(page.locator('main').locator('[data-shape]')).toHaveCount(0, { timeout: 30_000 });
        await expect(stumbled).toHaveCount(0);
        if (await missing.first().isVisible()) {
          await context.setOffline(false);
          await expect(missing).toHaveCount(0, { timeout: 20_000 });
          await context.setOffline(true);
        }
        // A tab stays on the screen.
        if (new URL(href, page.url()).pathname === new URL(address, page.url()).pathname) continue;
        await page.goBack();
        await expect(heading).toHaveText(title);
      }
    },
  );
}
