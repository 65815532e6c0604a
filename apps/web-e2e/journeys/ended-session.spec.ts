import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { redirectAttacks } from '@sirah-trails/api-client/testing';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail } from '../fixtures/learner.ts';
import { storedSession } from '../fixtures/stored-session.ts';
import { withoutIdleTime } from '../fixtures/without-idle-time.ts';

/** Nearly a hundred of all kinds. */
const attacks = redirectAttacks.filter(
  (_attack, index) => index % Math.ceil(redirectAttacks.length / 100) === 0,
);

test(
  'T2: no return target in the address of sign-in leads out of the app',
  { tag: ['@web', '@auth'] },
  async ({ page }) => {
    expect(attacks.length).toBeGreaterThan(80);
    const left: string[] = [];
    page.on('framenavigated', (frame) => left.push(new URL(frame.url()).origin));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();
    const ends = await page.evaluate(async (targets) => {
      const arrivals: string[] = [];
      for (const target of targets) {
        window.history.pushState(
          null,
          '',
          `/auth/signin?redirect_to=${encodeURIComponent(target.toWellFormed())}`,
        );
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const begun = performance.now();
        while (window.location.pathname === '/auth/signin' && performance.now() - begun < 30_000) {
          await new Promise(requestAnimationFrame);
        }
        arrivals.push(window.location.pathname + window.location.search);
      }
      return [...new Set(arrivals)];
    }, attacks);
    expect(ends).toEqual(['/']);
    expect([...new Set(left)]).toEqual([new URL(page.url()).origin]);
  },
);

/** What home asks for in every visit. */
const openToGuests = '/api/competitions/v1';

test.describe('a guest flag set by hand', () => {
  test.use({ visitor: true });

  test(
    'T25: opens no gated screen, and no gated byte is sent',
    { tag: ['@web', '@auth', '@journey', '@leaderboard', '@reader'] },
    async ({ page }) => {
      const answered: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const isCall = /^\/(api|quiz|auth\/v1)\//.test(pathname);
        if (isCall && pathname !== openToGuests) answered.push(`${response.status()} ${pathname}`);
      });
      await page.addInitScript(() => localStorage.setItem('signin_as_guess', 'true'));
      const gated = [
        links.journeyStart(),
        links.subTrails(firstSubTrail),
        links.motivational(firstChapter),
        links.quiz(firstChapter),
        links.myRank(),
        links.leaderboard(),
        links.book({ bookId: 'the-land' }),
        links.settings(),
        links.avatar(),
      ];
      for (const address of gated) {
        await page.goto(address);
        await expect(page.getByRole('dialog', { name: 'Sign in To Access' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
          /^Salam, traveller/,
        );
      }
      expect(answered).toEqual([]);
    },
  );
});

test.describe('a session that ends elsewhere', () => {
  // Its calls could meet the end of the session before the tap does.
  test.beforeEach(({ page }) => withoutIdleTime(page));

  const leadsToSignIn = async (page: Page, words: string) => {
    await page.getByRole('link', { name: /^Top of the Trails/ }).click();
    // First what goes after some seconds.
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(words);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  };

  test(
    'T10: a password changed on another device ends the session of this one',
    { tag: ['@web', '@auth', '@leaderboard'] },
    async ({ page, account, provider, request }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();
      const { origins } = await storedSession(provider.url, account);
      const record = origins[0]?.localStorage.find(({ name }) => name === 'access_token')?.value ?? '{}';
      const { token } = JSON.parse(record) as { token: string };
      const password = 'Palms-and-springs-8';
      const changed = await request.post('/api/user/v1/reset-password', {
        headers: { Authorization: `Bearer ${token}` },
        data: { old_password: account.password, password, password_confirmation: password },
      });
      expect(changed.status()).toBe(200);
      await leadsToSignIn(page, "You've been signed out. Sign in again to carry on.");
    },
  );

  test(
    'T11: a deactivated account ends its sessions at once, and the learner reads why',
    { tag: ['@web', '@auth', '@leaderboard'] },
    async ({ page, account, provider }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();
      await provider.admin('user', 'deactivate', account.email, '--yes', '--reason', 'An unkind name.');
      await leadsToSignIn(page, 'This account is closed. A grown-up can write to us about it.');
    },
  );
});
