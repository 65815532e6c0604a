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

test('D8: neither covers open pages, nor the words of an error', { tag: '@auth' }, async ({ page }) => {
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
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the wheel, a swipe and a key move the intro on, and it slides away',
    { tag: '@auth' },
    async ({ page }) => {
      await page.goto(links.signIn());
      const shows = (name: string) => expect(intro(page).getByRole('heading', { name })).toBeVisible();
      await shows('Salam, traveller!');
      await expect(async () => {
        await page.mouse.wheel(0, 60);
        await expect(intro(page).getByText('The trail is waiting')).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(async () => {
        await swipeUp(page);
        await expect(intro(page).getByText('Every step counts')).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(intro(page)).toHaveAttribute('data-leaving', '', { timeout: 500 });
      }).toPass();
      await expect(intro(page)).toBeHidden();
      await page.getByLabel('Email').fill('amina@example.org');
      await page.reload();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(intro(page)).toBeHidden();
    },
  );
});

async function swipeUp(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180, y }] });
  await touch('touchStart', 500);
  await touch('touchMove', 440);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
