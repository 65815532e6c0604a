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
  'without a network every screen is walked; a linked one opens or says so and recovers by itself, and the app starts',
  { tag: ['@web', '@journey', '@leaderboard'] },
  async ({ page, context, learner, account }) => {
    expect(notWalked(), 'every screen is walked without a network').toEqual([]);
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
type Rest = readonly [address: string, dialog?: RegExp];
/** Screens, and the features that their links lead to. */
interface Walk {
  readonly tag: string[];
  readonly screens: readonly Rest[];
}
/** Every kind of screen that a learner can rest on, with the button of its dialog; not the quiz: its clock runs. */
const walks: Readonly<Record<string, Walk>> = {
  home: {
    tag: ['@web', '@avatar', '@journey', '@leaderboard', '@reader', '@auth'],
    screens: [[links.home()]],
  },
  'the boards and the games': {
    tag: ['@web', '@journey', '@leaderboard'],
    screens: [[links.leaderboard()], [links.myRank()], [links.endlessStart()]],
  },
  'the settings': {
    tag: ['@web', '@auth'],
    screens: [
      [links.settings(), /^Sign Out$/],
      [links.settingsProfile(), /^Update Profile$/],
      [links.changePassword()],
    ],
  },
  'the journey and its books': {
    tag: ['@web', '@journey', '@reader'],
    screens: [
      [links.journeyStart(), /^Start Journey$/],
      [links.trails(world)],
      [links.subTrails(world), /^1\. /],
      [links.motivational({ ...world, chapterId: 'w1-s1-c1' })],
      [links.book({ bookId: 'the-land' })],
      [links.bookReader({ bookId: 'the-land' })],
      [links.activity({ activityId: 'the-way-to-the-well' })],
    ],
  },
};
/** Screens that lead nowhere further: the walk of the settings opens them all. */
const openedByTheMenu = [
  links.playing,
  links.reading,
  links.feedback,
  links.account,
  links.faq,
  links.contact,
  links.terms,
  links.privacyPolicy,
  links.about,
];

/** Screens whose links are the way back: the walk of home opens them. */
const openedByHome = [
  links.avatar,
  links.books,
  links.people,
  links.glossary,
  links.activities,
  links.competition,
];

/** The walk of the board opens it from a place. */
const openedByTheBoard = [links.publicProfile];

const notRestedOn = [
  ...openedByTheMenu,
  ...openedByTheBoard,
  links.bookFinished,
  ...openedByHome,
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
  links.endlessQuiz,
  links.endlessFinish,
].map(({ path }) => path);

/** Screens that no walk below rests on. */
function notWalked(): readonly string[] {
  const walked = Object.values(walks)
    .flatMap(({ screens }) => screens)
    .map(([address]) => new URL(address, 'http://app').pathname);
  return Object.values(links)
    .map(({ path }) => path as string)
    .filter((path) => !notRestedOn.some((one) => one === path))
    .filter((path) => !walked.some((one) => isAt(path, one)));
}

/** Whether the pathname belongs to the screen of the path. */
const isAt = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

/**
 * The addresses that the links of the screen lead to: the first and the last of those to one screen, as of the rows of a board.
 * Those of its own tabs last, all of them, the inner tabs before the outer ones.
 */
async function linked(page: Page) {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const own = new URL(page.url()).pathname;
  const isTab = (href: string) => new URL(href, page.url()).pathname === own;
  const once = [...new Set(hrefs)];
  const away = once.filter((href) => !isTab(href));
  return [...away.filter((href) => isEndOfKind(href, away, page.url())), ...once.filter(isTab).toReversed()];
}

function isEndOfKind(href: string, hrefs: readonly string[], base: string): boolean {
  const screenOf = (one: string) =>
    Object.values(links).find(({ path }) => isAt(path, new URL(one, base).pathname));
  const ofKind = hrefs.filter((one) => screenOf(one) === screenOf(href));
  return href === ofKind[0] || href === ofKind.at(-1);
}

async function restOn(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The idle time in which the screen fetches what may come next.
  await page.waitForLoadState('networkidle');
}

/** The address changes at the tap, and the screen before stays until the next one is there: its mark goes with it. */
async function markScreen(page: Page) {
  await page.locator('main').evaluate((main) => main.toggleAttribute('data-before', true));
}

const marked = (page: Page) => page.locator('main[data-before]');

/** Without a network: every link of the screen, and the way back from it. */
async function walkLinks(page: Page, [address, dialog]: Rest) {
  const heading = page.getByRole('heading', { level: 1 });
  const missing = page.getByRole('heading', { name: 'No internet right now' });
  const stumbled = page.getByText('Oops, we stumbled');
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await page.context().setOffline(true);
  if (dialog) {
    await page.getByRole('button', { name: dialog }).first().click();
    await expect(asked).toBeVisible();
    await expect(missing).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
  }
  const title = await heading.innerText();
  for (const href of await linked(page)) {
    // A tab stays on the screen.
    const isTab = new URL(href, page.url()).pathname === new URL(address, page.url()).pathname;
    await markScreen(page);
    await page.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${new URL(href, 'http://app').pathname}(\\?|$)`));
    if (!isTab) await expect(marked(page)).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(page.locator('main').locator('[data-shape]')).toHaveCount(0);
    await expect(stumbled).toHaveCount(0);
    if (await missing.first().isVisible()) {
      await page.context().setOffline(false);
      await expect(missing).toHaveCount(0);
      await page.context().setOffline(true);
    }
    if (isTab) continue;
    await markScreen(page);
    await page.goBack();
    await expect(async () => {
      // A question that has begun asks first.
      if (await leave.isVisible()) await leave.click();
      await expect(heading).toHaveText(title, { timeout: 1000 });
    }).toPass();
    await expect(marked(page)).toHaveCount(0);
  }
  await page.context().setOffline(false);
}

for (const [name, { tag, screens }] of Object.entries(walks)) {
  test(
    `without a network, every link of ${name} opens its screen or says so, and recovers`,
    { tag },
    async ({ page }) => {
      await restOn(page, links.home());
      await untilKept(page);
      for (const screen of screens)
        await test.step(`the links of ${new URL(screen[0], 'http://app').pathname}`, async () => {
          await restOn(page, screen[0]);
          await walkLinks(page, screen);
        });
    },
  );
}
