import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';

test.use({ visitor: true, firstVisit: true });

const intro = (page: Page) => page.getByRole('dialog', { name: /^Welcome to/ });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'D52: a first visit shows intro and onboarding once, keeps the return target, and Back leads to the previous screen',
  { tag: '@auth' },
  async ({ page, learner }) => {
    await learner.arrive('/leaderboard?mode=endless_mode');
    expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/leaderboard?mode=endless_mode');
    await page.goBack();
    await expect(title(page, 'Make your traveller')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Make your traveller')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(title(page, 'Read the story')).toBeVisible();
    await page.goto(links.home());
    await expect(title(page, /^Welcome to/)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(links.signIn());
    await expect(intro(page)).toBeHidden();
  },
);

test(
  'D242: Skip on the intro leads to the last screen and keeps the return target; nothing shifts',
  { tag: '@auth' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      const note = (list: PerformanceObserverEntryList) =>
        shifts.push(
          ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
        );
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/leaderboard');
    await expect(intro(page).getByText(/^Read, play and explore/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(intro(page).getByRole('heading', { name: 'The trail is waiting' })).toBeFocused();
    await intro(page).getByRole('button', { name: 'Skip' }).press('Enter');
    await expect(intro(page)).toBeHidden();
    await expect(title(page, 'Make your traveller')).toBeVisible();
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    await page.getByRole('link', { name: 'I have an account' }).press('Enter');
    await expect(page).toHaveURL(/\/auth\/signin\?redirect_to=%2Fleaderboard$/);
  },
);
