import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';

test(
  'A2, A4, T10: a new first name is asked about, and greets in every tab; a new password is saved, and alone signs in',
  { tag: '@auth' },
  async ({ page, context, learner, account }) => {
    const other = await context.newPage();
    await other.goto(links.home());
    await page.bringToFront();
    await page.goto(links.settings());
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByLabel('Age')).toBeDisabled();
    await page.getByLabel('First name').fill('Zaynab');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update Profile' }).click();
    await page.getByRole('button', { name: 'Back to My Profile' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Salam, Zaynab!' })).toBeVisible();
    await other.close();

    const next = 'Palms-and-springs-8';
    const change = async (current: string) => {
      await page.getByLabel('Current Password').fill(current);
      await page.getByLabel('New Password').fill(next);
      await page.getByLabel('Confirm Password').fill(next);
      await page.getByRole('button', { name: 'Update Password' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Update Password' }).click();
    };
    await page.goto(links.changePassword());
    await change('Not-this-one-1');
    await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(/not right/i);
    await change(account.password);
    await page.getByRole('button', { name: 'Back to Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await learner.signOut();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(links.signIn());
    await learner.signIn(links.home(), { email: account.email, password: next }, 'Salam, Zaynab!');
  },
);

test(
  'R1: without any addition every page of the settings opens, and no addition is called',
  { tag: '@auth' },
  async ({ page, provider }) => {
    const called: string[] = [];
    const others = [
      'Playing',
      'Reading',
      'FAQ',
      'Feedback',
      'Contact HQ',
      'Terms and Conditions',
      'Privacy Policy',
    ];
    await page.route('**/api/x/**', (route) => {
      called.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, json: { message: 'Not found' } });
    });
    await page.route(`${provider.url}/settings`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(id="configuration">)[^<]*/, '$1null');
      await route.fulfill({ response, body: html });
    });
    await page.goto(links.settings());
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await page.getByRole('link', { name: 'Password', exact: true }).click();
    await expect(page.getByLabel('Current Password')).toBeVisible();
    for (const name of others) {
      await page.getByRole('link', { name: /^Back to/ }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings');
      await expect(page.locator('main').locator('[data-shape]')).toHaveCount(0);
      await expect(page.getByText(/^Oops|couldn't/)).toHaveCount(0);
    }
    expect(called.filter((path) => path !== '/api/x/v1/configuration')).toEqual([]);
  },
);

test(
  'T38: a sibling who signs in on the same tablet finds nothing of the learner before, with Back neither',
  { tag: '@auth' },
  async ({ page, learner, account, provider }) => {
    const sibling = await provider.createLearner();
    const expectNothing = async () => {
      const left = await page.evaluate(() => {
        const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
        return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, fields, document.body.innerText]);
      });
      for (const trace of ['Canary', account.id, account.email, account.username]) {
        expect(left).not.toContain(trace);
      }
    };
    await page.goto(links.settingsProfile());
    await page.getByLabel('First name').fill('Canary');
    await learner.signOut();
    await learner.signIn(links.signIn(), sibling);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothing();
    await page.goto(links.settingsProfile());
    await expect(page.getByLabel('First name')).toBeVisible();
    await expectNothing();
  },
);
