import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { loseResponses } from '../fixtures/lose-responses.ts';
import {
  codeField as code,
  fillInDetails,
  fillInSignUp as fillIn,
  mailedCode,
  newcomer,
  password,
  submitCode as tryCode,
  submitDetails as start,
  submitSignUp as signUp,
} from '../fixtures/newcomer.ts';

test.use({ visitor: true });

const codeLifeMs = 10 * 60_000;

test(
  'a child joins on the way to a page: a taken address, the texts in force, a reload, five wrong codes, a corrected address, an expired code, and the page',
  { tag: ['@auth', '@leaderboard'] },
  async ({ page, provider, account }) => {
    const [child, sibling] = [newcomer(), newcomer()];
    await page.goto('/leaderboard?mode=endless_mode');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillIn(page, { ...child, email: account.email });
    await page.getByRole('button', { name: 'Terms' }).click();
    await expect(page.getByRole('dialog').getByText('Who we are')).toBeVisible();
    await page.keyboard.press('Escape');
    await signUp(page);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already been taken\./);
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.goBack();
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Username')).toHaveValue(child.username);
    await expectAccessible(page);
    await fillIn(page, child);
    await signUp(page);

    await expect(code(page)).toBeVisible();
    const right = await mailedCode(provider.url, child.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const refused = page.waitForResponse('**/verify-email');
      await tryCode(page, wrong);
      expect((await refused).status()).toBe(422);
    }
    await page.reload();
    await expect(page.getByText(/^That was five tries/).last()).toBeVisible();
    await tryCode(page, right);
    await expect(code(page)).toHaveAccessibleDescription(/not right, or its time is over/);
    const again = page.getByRole('button', { name: 'Send a new code' });
    await expect(again).toHaveAccessibleDescription(/^You can try again in \d+ seconds/);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Change it' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(child.email);
    await fillIn(page, { ...sibling, username: child.username });
    await signUp(page);
    await expect(page.getByText(sibling.email)).toBeVisible();
    const expired = await mailedCode(provider.url, sibling.email);
    await provider.expireCode('verify-email', sibling.email);
    await tryCode(page, expired);
    await expect(code(page)).toHaveAccessibleDescription(/not right, or its time is over/);
    await page.clock.setSystemTime(Date.now() + codeLifeMs);
    await page.reload();
    await again.click();
    await expect(page.getByRole('main').getByText(/^A new code is on its way/)).toBeVisible();
    await expect.poll(() => mailedCode(provider.url, sibling.email)).not.toBe(expired);
    await tryCode(page, await mailedCode(provider.url, sibling.email));
    await fillInDetails(page);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Amina');
    await expect(page.getByLabel('Girl')).toBeChecked();
    await expectAccessible(page);
    await start(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Top of the Trails' })).toBeVisible();
    expect(page.url()).toContain('/leaderboard?mode=endless_mode');
  },
);

test(
  'R1: a child joins at a provider without additions despite lost responses, and chooses an avatar',
  { tag: ['@auth', '@avatar'] },
  async ({ page, provider }) => {
    const child = newcomer();
    await page.route('**/api/x/**', (route) =>
      route.fulfill({ status: 404, json: { message: 'Not found' } }),
    );
    await page.route(/\/auth\/signup$/, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(id="configuration">)[^<]*/, '$1null');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/auth/signup');
    await page.getByRole('button', { name: 'Terms and privacy' }).click();
    await expect(page.getByRole('dialog').getByText(/^Other learners see/)).toBeVisible();
    await page.keyboard.press('Escape');
    await fillIn(page, child);
    await loseResponses(page, '**/api/auth/v1/signup/student', 1);
    await signUp(page);
    await expect(code(page)).toBeVisible();

    await page.goto('/auth/signin');
    await page.getByLabel('Email').fill(child.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(code(page)).toBeVisible();

    const codes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/verify-email')) codes.push(request.postData() ?? '');
    });
    await loseResponses(page, '**/api/auth/v1/verify-email', 1);
    await tryCode(page, await mailedCode(provider.url, child.email));
    await expect(page.getByText('All is well!').last()).toBeVisible();
    expect(codes).toHaveLength(1);
    await expect(page.getByLabel('Email')).toHaveValue(child.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    await fillInDetails(page);
    await loseResponses(page, '**/api/auth/v1/update-fields', 1);
    await start(page);
    for (const part of ['Medium', 'Reading glasses', 'Striped shirt']) {
      await page.getByRole('button', { name: part }).press('Enter');
    }
    await page.getByRole('checkbox', { name: 'With a scarf' }).check();
    await page.getByRole('button', { name: "Let's go!" }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Salam/ })).toBeVisible();
    await expect(page.locator('main img[src$="head-glasses-girl-scarf-skin-2.svg"]')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/signup_verification|draft:/);
  },
);
