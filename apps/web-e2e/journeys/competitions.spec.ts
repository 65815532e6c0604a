import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { enter } from '../fixtures/keyboard.ts';

test.use({ visitor: true, competitions: true });

const name = 'Ongoing Competitions';
const tag = ['@leaderboard', '@auth', '@web'];

test(
  'D83: competitions open once after a sign-in, not after Back or a reload',
  { tag },
  async ({ page, account }) => {
    const popup = page.getByRole('dialog', { name });
    const home = page.getByRole('region', { name });
    await page.goto(links.signIn());
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await enter(page, popup.getByRole('link', { name: /^Draw the desert/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Draw the desert' })).toBeVisible();
    await page.goBack();
    await expect(home).toBeVisible();
    await page.reload();
    await expect(home).toBeVisible();
    await expect(popup).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  'a guest opens a competition from home and, after a notice, its site in a new tab without opener and referrer',
  { tag },
  async ({ page, context }) => {
    await context.route('https://example.org/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    await page.goto(links.home());
    await page.getByRole('button', { name: /guest/i }).click();
    await page
      .getByRole('region', { name })
      .getByRole('link', { name: /^Draw the desert/ })
      .click();
    await expect(page.getByText(/^Ends on \d/)).toBeVisible();
    await expectAccessible(page);
    const more = page.getByRole('button', { name: 'Find out more' });
    const notice = page.getByRole('dialog', { name: /^You are leaving/ });
    await enter(page, more);
    await enter(page, notice.getByRole('button', { name: 'Stay here' }));
    await expect(notice).toHaveCount(0);
    await expect(more).toBeFocused();
    expect(context.pages()).toHaveLength(1);
    await more.click();
    const opened = context.waitForEvent('page');
    await notice.getByRole('link', { name: 'Open example.org' }).click();
    const site = await opened;
    await expect(site.getByText('Elsewhere')).toBeVisible();
    expect(await site.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await site.close();
    await expect(notice).toHaveCount(0);

    await page.goto(links.competition({ competitionId: 'none' }));
    await expect(page.getByRole('heading', { name: "We couldn't find this competition" })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('region', { name })).toBeVisible();
  },
);
