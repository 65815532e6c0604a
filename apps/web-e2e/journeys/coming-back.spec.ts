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
    await expect(title('Check your mail')).toBeVisible();
    await expectAccessible(page);
    const mail = await mailTo(provider.url, account.email, 'reset-password');
    const wrong = mail.code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await code.fill(`${wrong} `.slice(0, 6 + (attempt % 2)));
      await check.click();
      await expect(code).toHaveAccessibleDescription(/^This code is not right/);
    }
    await code.fill(mail.code ?? '');
    await check.click();
    await expect(code).toHaveAccessibleDescription(/^This code is not right/);
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
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"competition":true');
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
    const token = () => page.evaluate(() => localStorage.getItem('access_token'));
    await page.goto(links.signIn());
    await choose('Go back without signing in');
    await expect(page.getByRole('main').getByText(/^You came back from Google/)).toBeVisible();
    await choose(/^Zayd/);
    await expect(page.getByRole('main').getByText(/^Google hasn't checked/)).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await choose(/^Yusuf/);
    await expect.poll(token).toContain(email);
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
    await expect.poll(token).toContain(email);
  },
);
