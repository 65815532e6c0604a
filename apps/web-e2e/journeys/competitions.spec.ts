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

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test(
    'competition days follow the time zone of the device, the day of a legal text does not',
    { tag },
    async ({ page }) => {
      await page.route('**/api/competitions/v1/competition/*', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: object };
        const days = { start_date: '2099-12-12T00:00:00.000Z', end_date: '2099-12-14T23:59:59.999Z' };
        await route.fulfill({ response, json: { data: { ...data, ...days } } });
      });
      await page.goto(links.home());
      await page.getByRole('button', { name: /guest/i }).click();
      await expect(page.getByRole('region', { name })).toBeVisible();
      await page.goto(links.competition({ competitionId: 'draw-the-desert' }));
      await expect(page.getByText('11 December 2099 to 14 December 2099')).toBeVisible();
      const sent = page.waitForResponse((response) => response.url().endsWith('/legal/terms'));
      await page.goto(links.terms());
      const { data } = (await (await sent).json()) as { data: { updated: string } };
      await expect(
        page.getByText(new RegExp(`^Last updated ${Number(data.updated.slice(-2))} `)),
      ).toBeVisible();
    },
  );
});
