import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectRestored } from '../fixtures/expect-restored.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { loseResponses } from '../fixtures/lose-responses.ts';
import { mailTo } from '../fixtures/mailbox.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sends a form of the settings, by its confirm dialog if it has one: a first time with a lost network, then once more. */
async function sendTwice(page: Page, address: string, submit: string, confirm?: string) {
  const send = async () => {
    await press(page, submit);
    if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  };
  await loseResponses(page, address);
  await send();
  await expect(page.getByRole('main').getByText(/^We can't connect right now/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await send();
}

test(
  'a reload or a lost network in each form of the settings: what was typed stays, but no password, and it counts once',
  { tag: '@auth' },
  async ({ page, learner, account, provider }) => {
    await page.goto(links.settingsProfile());
    await page.getByLabel('First name').fill('Zaynab');
    await expectRestored(page, { 'First name': 'Zaynab' });
    await sendTwice(page, '**/api/auth/v1/update-fields', 'Update Profile', 'Update Profile');
    await press(page, 'Back to My Profile');

    await page.goto(links.feedback());
    const subject = `The map of ${account.username}`;
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Description').fill('A world is missing.');
    await expectRestored(page, { Subject: subject, Description: 'A world is missing.' });
    await sendTwice(page, '**/api/feedback/v1/submit', 'Send Feedback', 'Yes, Send Feedback');
    await press(page, 'Close Message');
    expect((await provider.admin('feedback', 'list')).split(subject)).toHaveLength(2);

    const first = 'Dunes-and-stars-6';
    await provider.removePassword(account.id);
    await page.goto(links.changePassword());
    await sendTwice(page, '**/api/x/v1/account/code', 'Send me a code');
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeVisible();
    await code.fill((await mailTo(provider.url, account.email, 'set-password')).code ?? '');
    await page.getByLabel('New Password').fill(first);
    await page.getByLabel('Confirm Password').fill(first);
    await sendTwice(page, '**/api/x/v1/account/set-password', 'Save my password');
    await press(page, 'Back to Settings');

    const next = 'Palms-and-springs-8';
    await page.goto(links.changePassword());
    await page.getByLabel('Current Password').fill(first);
    await page.getByLabel('New Password').fill(next);
    await expectRestored(page, { 'Current Password': '', 'New Password': '' }, [first, next]);
    await page.getByLabel('Current Password').fill(first);
    await page.getByLabel('New Password').fill(next);
    await page.getByLabel('Confirm Password').fill(next);
    await sendTwice(page, '**/api/user/v1/reset-password', 'Update Password', 'Update Password');
    await press(page, 'Back to Settings');
    await learner.signOut();
    await learner.signIn(links.home(), { email: account.email, password: next }, 'Salam, Zaynab!');
  },
);
