import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { untilCached } from '../fixtures/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const world = { trailId: 'w1', difficulty: 'easy' };
type Rest = readonly [address: string, dialog?: RegExp];

/** Screens, tagged by the features behind their links. */
interface Walk {
  readonly tag: string[];
  readonly screens: readonly Rest[];
}
/** Screens with links to all others, with the button of their dialog. */
const walks: Readonly<Record<string, Walk>> = {
  'home and the settings': {
    tag: ['@web', '@avatar', '@journey', '@leaderboard', '@reader', '@auth'],
    screens: [[links.home()], [links.settings(), /^Sign Out$/]],
  },
  'the journey, its books and the boards': {
    tag: ['@web', '@journey', '@reader', '@leaderboard'],
    screens: [
      [links.journeyStart(), /^Start Journey$/],
      [links.subTrails(world), /^1\. /],
      [links.motivational({ ...world, chapterId: 'w1-s1-c1' })],
      [links.book({ bookId: 'the-land' })],
      [links.leaderboard()],
    ],
  },
};

/** Whether the pathname belongs to the screen of the path. */
const isAt = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

/** Links of the screen, the first to each other screen; links to the screen itself (tabs) last, inner tabs before outer ones. */
async function linked(page: Page) {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const own = new URL(page.url()).pathname;
  const isTab = (href: string) => new URL(href, page.url()).pathname === own;
  const once = [...new Set(hrefs)];
  const away = once.filter((href) => !isTab(href));
  return [
    ...away.filter((href) => isFirstOfKind(href, away, page.url())),
    ...once.filter(isTab).toReversed(),
  ];
}

function isFirstOfKind(href: string, hrefs: readonly string[], base: string): boolean {
  const screenOf = (one: string) =>
    Object.values(links).find(({ path }) => isAt(path, new URL(one, base).pathname));
  return href === hrefs.find((one) => screenOf(one) === screenOf(href));
}

async function restOn(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Waits for prefetching in idle time.
  await page.waitForLoadState('networkidle');
}

/** Marks the current screen: after a tap the URL changes at once, but the screen stays until the next one is ready. */
async function markScreen(page: Page) {
  await page.locator('main').evaluate((main) => main.toggleAttribute('data-before', true));
}

const marked = (page: Page) => page.locator('main[data-before]');

/** Follows every link of the screen without a network, and Back from it. */
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
      // A running question asks before leaving.
      if (await leave.isVisible()) await leave.click();
      await expect(heading).toHaveText(title, { timeout: 1000 });
    }).toPass();
    await expect(marked(page)).toHaveCount(0);
  }
  await page.context().setOffline(false);
}

for (const [name, { tag, screens }] of Object.entries(walks)) {
  test(
    `without a network every link of ${name} opens its screen or says so, and recovers`,
    { tag },
    async ({ page }) => {
      await restOn(page, links.home());
      await untilCached(page);
      for (const screen of screens)
        await test.step(`the links of ${new URL(screen[0], 'http://app').pathname}`, async () => {
          await restOn(page, screen[0]);
          await walkLinks(page, screen);
        });
    },
  );
}
