import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { mailTo } from '../fixtures/mailbox.ts';

test.use({ visitor: true });

test(
  'a forgotten password: five wrong codes end the code, and the mailed link still sets a new one',
  { tag: '@auth' },
  async ({ page, learner, account, provider }) => {
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    const code = page.getByLabel('Code', { exact: true });
    const check = page.getByRole('button', { name: 'Check the code' });
    await page.goto('/leaderboard');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(title('Forgot Password')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    // The pressed button is gone; screen readers continue from the title.
    await expect(title('Check your mail')).toBeFocused();
    await expectAccessible(page);
    const mail = await mailTo(provider.url, account.email, 'reset-password');
    const wrong = mail.code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt <= 5; attempt += 1) {
      // Consecutive refusals look the same, so count their responses.
      const refused = page.waitForResponse('**/check-otp');
      await code.fill(attempt < 5 ? `${wrong} `.slice(0, 6 + (attempt % 2)) : (mail.code ?? ''));
      await check.click();
      expect((await refused).status()).toBe(422);
      await expect(code).toHaveAccessibleDescription(/^This code is not right/);
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveAccessibleDescription(
      /^You can try again in/,
    );
    const { pathname, hash } = new URL(mail.link ?? '');
    await page.goto(pathname + hash);
    await expect(title('Choose a new password')).toBeVisible();
    expect(page.url()).not.toContain('token');
    await expectAccessible(page);
    await page.getByLabel('New password').fill('Palms-and-springs-8');
    await page.getByLabel('Confirm password').fill('Palms-and-springs-8');
    await page.keyboard.press('Enter');
    await expect(title("You're all set!")).toBeVisible();
    await learner.signIn('/', { ...account, password: 'Palms-and-springs-8' });
  },
);

test(
  'Google: refused, closed, recovered by the administrator, and back',
  { tag: '@auth' },
  async ({ page, provider }) => {
    const email = 'yusuf@google.example.org';
    const choose = async (person: string | RegExp) => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: person }).click();
    };
    // Unlike `evaluate`, it survives navigation to Google and back.
    const signedIn = () =>
      page.waitForFunction((name) => localStorage.getItem('access_token')?.includes(name), email);
    await page.goto(links.signIn());
    await choose('Go back without signing in');
    await expect(page.getByRole('main').getByText(/^You came back from Google/)).toBeVisible();
    await choose(/^Zayd/);
    await expect(page.getByRole('main').getByText(/^Google hasn't checked/)).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await choose(/^Yusuf/);
    await signedIn();
    await expect(page.getByLabel('Password')).not.toBeVisible();
    expect(new URL(page.url()).searchParams.has('code')).toBe(false);

    await provider.admin('user', 'deactivate', email, '--yes', '--reason', 'Somebody used an unkind name.');
    await page.evaluate(() => localStorage.clear());
    await page.goto(links.signIn());
    await choose(/^Yusuf/);
    const sheet = page.getByRole('dialog', { name: 'Your Account Has Been Deactivated' });
    await expect(sheet.getByText('Somebody used an unkind name.')).toBeVisible();
    await sheet.getByRole('link', { name: 'Recover Account' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page);
    await page.getByLabel('Your message').fill('My brother played with my tablet.');
    await page.getByRole('button', { name: 'Recover Account' }).click();
    await page.getByRole('button', { name: 'Request Account Recovery' }).click();
    await expect(page.getByRole('dialog', { name: 'Recovery Request Sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Close Message' }).click();

    const [id = ''] = /^\S+/.exec(await provider.admin('recovery', 'list')) ?? [];
    await provider.admin('recovery', 'approve', id);
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await choose(/^Yusuf/);
    await signedIn();
  },
);

test(
  'Google: a first sign-in asks for the consent, and by a mailed code the account gets a password',
  { tag: ['@auth', '@avatar'] },
  async ({ page, learner, provider }) => {
    const email = 'amina@google.example.org';
    const password = 'Palms-and-springs-8';
    const start = page.getByRole('button', { name: 'Start my trail' });
    await page.goto(links.signIn());
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: /^Amina/ }).click();
    await page.getByLabel('First name').fill('Amina');
    await page.getByLabel('Last name').fill('Yusuf');
    await page.getByLabel('Age').selectOption('11-15 Years Old');
    await page.getByLabel('Girl').check();
    await start.click();
    const parent = page.getByRole('checkbox');
    await expect(parent).toHaveAccessibleDescription(/Parental guide should be ticked/);
    await parent.check();
    await start.click();
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();

    await page.goto(links.changePassword());
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'I have a code already' }).click();
    await expectAccessible(page);
    await page
      .getByLabel('Code', { exact: true })
      .fill((await mailTo(provider.url, email, 'set-password')).code ?? '');
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Save my password' }).click();
    await page.getByRole('button', { name: 'Back to Settings' }).click();
    await learner.signOut();
    await learner.signIn(links.home(), { email, password });
  },
);
