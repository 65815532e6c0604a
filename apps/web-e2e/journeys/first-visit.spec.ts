import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';

test.use({ visitor: true, firstVisit: true });

const intro = (page: Page) => page.getByRole('dialog', { name: /^Welcome to/ });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'D52: a first visit passes intro and onboarding once, keeps the way on, and Back leads to the screen before',
  { tag: '@auth' },
  async ({ page, learner }) => {
    await learner.arrive('/leaderboard?mode=endless_mode');
    expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/leaderboard?mode=endless_mode');
    await page.goBack();
    await expect(title(page, 'Be yourself')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Be yourself')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(title(page, 'Play and earn stars')).toBeVisible();
    await page.goto(links.home());
    await expect(title(page, /^Welcome to/)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(links.signIn());
    await expect(intro(page)).toBeHidden();
  },
);

test(
  'D8: neither covers open pages, nor the words of an error; every text is open to a visitor',
  { tag: '@auth' },
  async ({ page }) => {
    for (const [address, name] of [
      [links.forgotPassword(), 'Forgot Password'],
      [links.recoverAccount(), 'Recover Account'],
      [links.signUp({ step: 'verification' }), 'Check your mail'],
      [links.signIn({ error: 'link_over' }), /^Welcome to/],
    ] as const) {
      await page.goto(address);
      await expect(title(page, name)).toBeVisible();
      await expect(intro(page)).toBeHidden();
    }
    for (const [address, words] of [
      [links.faq(), /^Last updated/],
      [links.terms(), /^Last updated/],
      [links.privacyPolicy(), /^Last updated/],
      [links.privacyPolicy({ readers: 'parents' }), /^Last updated/],
      [links.about(), /^Not yet\. No scholar has checked/],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
    }
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the wheel, a swipe and a key move the intro on, and it slides away',
    { tag: '@auth' },
    async ({ page }) => {
      await page.goto(links.signIn());
      await moveOn(page, 'Salam, traveller!', () => page.mouse.wheel(0, 60));
      await moveOn(page, 'The trail is waiting', () => swipeUp(page));
      await intro(page).evaluate((cover) => {
        cover.addEventListener('animationend', ({ target }) => {
          if (target === cover) document.body.dataset['slid'] = 'away';
        });
      });
      await moveOn(page, 'Every step counts', () => page.keyboard.press('ArrowDown'));
      await expect(page.locator('body')).toHaveAttribute('data-slid', 'away');
      await expect(intro(page)).toBeHidden();
      await page.getByLabel('Email').fill('amina@example.org');
      await page.reload();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(intro(page)).toBeHidden();
    },
  );
});

/** Moves the intro on from a step: again while the step is still there, as a movement soon after another one does nothing. */
async function moveOn(page: Page, name: string, movement: () => Promise<void>) {
  const words = page.locator('dialog:not([data-leaving])').getByRole('heading', { name });
  await expect(words).toBeVisible();
  await expect(async () => {
    if (await words.isVisible()) await movement();
    await expect(words).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

async function swipeUp(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180, y }] });
  await touch('touchStart', 500);
  await touch('touchMove', 440);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
