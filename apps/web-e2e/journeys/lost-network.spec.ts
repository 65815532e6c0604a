import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectRestored } from '../fixtures/expect-restored.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { loseResponses } from '../fixtures/lose-responses.ts';
import { mailTo } from '../fixtures/mailbox.ts';

test.use({ visitor: true });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The form says that nothing came back, and keeps what was typed. */
async function expectLost(page: Page) {
  await expect(page.getByRole('main').getByText(/^We can't connect right now/)).toBeVisible();
}

test(
  'a reload or a lost network in sign-in and in each step to a new password: what was typed stays, but no secret, and one more press is enough',
  { tag: '@auth' },
  async ({ page, account, provider }) => {
    const password = 'Palms-and-springs-8';
    await page.goto(links.signIn());
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Email').fill(account.email);
    await expectRestored(page, { Email: account.email, Password: '' }, [account.password]);

    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(title(page, 'Forgot Password')).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await expectRestored(page, { Email: account.email });
    await loseResponses(page, '**/api/auth/v1/forgot-password');
    await press(page, 'Send the code');
    await expectLost(page);
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await press(page, 'Send the code');

    const code = page.getByLabel('Code', { exact: true });
    await expect(title(page, 'Check your mail')).toBeVisible();
    const mailed = (await mailTo(provider.url, account.email, 'reset-password')).code ?? '';
    await code.fill(mailed);
    await expectRestored(page, { Code: '' }, [mailed]);
    await code.fill(mailed);
    await loseResponses(page, '**/api/auth/v1/check-otp');
    await press(page, 'Check the code');
    await expectLost(page);
    await press(page, 'Check the code');
    await expect(title(page, 'Choose a new password')).toBeVisible();

    await page.getByLabel('New password').fill(password);
    await expectRestored(page, { Code: '' }, [mailed, password]);
    await code.fill(mailed);
    await press(page, 'Check the code');
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await loseResponses(page, '**/api/auth/v1/reset-password');
    await press(page, 'Save my password');
    await expectLost(page);
    await expect(page.getByLabel('New password')).toHaveValue(password);
    await press(page, 'Save my password');
    await expect(title(page, "You're all set!")).toBeVisible();
    await page.reload();
    await expect(title(page, "You're all set!")).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();

    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    // The transport never repeats a sign-in.
    await loseResponses(page, '**/api/auth/v1/signin/student', 1);
    await press(page, 'Sign in');
    await expectLost(page);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await press(page, 'Sign in');
    await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();
  },
);

test(
  'a request for a closed account stays over a reload, and arrives once though its response is lost; the administrator refuses it, and the account stays closed',
  { tag: '@auth' },
  async ({ page, account, provider }) => {
    await provider.admin(
      'user',
      'deactivate',
      account.email,
      '--yes',
      '--reason',
      'Somebody used an unkind name.',
    );
    await page.goto(links.recoverAccount({ email: account.email }));
    await page.getByLabel('Your message').fill('It was my brother.');
    await expectRestored(page, { Email: account.email, 'Your message': 'It was my brother.' });
    await loseResponses(page, '**/api/auth/v1/recover-account');
    for (const isLost of [true, false]) {
      await press(page, 'Recover Account');
      await press(page, 'Request Account Recovery');
      if (!isLost) break;
      await expectLost(page);
      await expect(page.getByLabel('Your message')).toHaveValue('It was my brother.');
    }
    await press(page, 'Close Message');
    const requests = (await provider.admin('recovery', 'list'))
      .split('\n\n')
      .filter((request) => request.includes(account.email));
    expect(requests).toHaveLength(1);
    await provider.admin('recovery', 'reject', /^\S+/.exec(requests[0] ?? '')?.[0] ?? '');

    await page.getByRole('link', { name: 'Sign in here' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await press(page, 'Sign in');
    const sheet = page.getByRole('dialog', { name: 'Your Account Has Been Deactivated' });
    await expect(sheet.getByText('Somebody used an unkind name.')).toBeVisible();
  },
);
