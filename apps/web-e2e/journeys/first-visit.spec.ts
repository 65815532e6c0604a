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
