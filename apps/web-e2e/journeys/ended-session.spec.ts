import { expect, test } from '../fixtures/journey-test.ts';
import { withoutIdleTime } from '../fixtures/without-idle-time.ts';

// Background calls could notice the end of the session before the tap.
test.beforeEach(({ page }) => withoutIdleTime(page));

test(
  'deactivating an account ends its open session and tells the learner',
  { tag: ['@web', '@auth', '@leaderboard'] },
  async ({ page, account, provider }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();
    await provider.admin('user', 'deactivate', account.email, '--yes', '--reason', 'An unkind name.');
    await page.getByRole('link', { name: /^Top of the Trails/ }).click();
    // First, because notices disappear after five seconds.
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'This account is closed. A grown-up can write to us about it.',
    );
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  },
);
