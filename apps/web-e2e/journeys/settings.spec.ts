import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';

test(
  'a new first name greets in every tab, and only a new password signs in',
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
