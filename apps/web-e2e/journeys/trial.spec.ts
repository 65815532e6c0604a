import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures/journey-test.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { withoutAdditions } from '../fixtures/without-additions.ts';

test.use({ visitor: true });

const password = 'Oasis-and-wells-7';

test(
  'a visitor reads, plays, fails, starts over, finishes, joins, and keeps stars, page and traveller (D239, D241)',
  { tag: ['@journey', '@reader', '@auth'] },
  async ({ page, learner, provider }) => {
    await page.goto('/auth/signin');
    await page.getByRole('link', { name: 'Try the first chapter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Try the first chapter' })).toBeVisible();
    await expectAccessible(page);
    await test.step('a traveller in three taps', async () => {
      await page.getByRole('link', { name: 'Choose your traveller' }).click();
      for (const step of [1, 2, 3]) {
        await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('main').getByRole('listitem').getByRole('button').nth(1).click();
      }
      await page.getByRole('button', { name: "Let's go!" }).click();
      await expect(page.getByRole('link', { name: 'Change my traveller' })).toBeVisible();
    });
    await test.step('the book opens at the page of the last visit', async () => {
      await page.getByRole('link', { name: 'Read the book first' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: /^Back/ }).click();
    });
    await test.step('three wrong answers end the run; a reload in between loses nothing', async () => {
      await page.getByRole('link', { name: 'Start' }).click();
      await learner.expectQuestion(1);
      await learner.answerWrong();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.reload();
      await learner.expectLives(2);
      await learner.answerWrong();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await learner.answerWrong();
      await expect(page.getByRole('heading', { name: 'Out of Lives!' })).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Try the first chapter' })).toBeVisible();
    });
    await test.step('all answers right', async () => {
      await page.getByRole('link', { name: /^(Start|Go on)$/ }).click();
      for (let number = 1; number <= 5; number += 1) {
        await learner.expectQuestion(number);
        await learner.answerRight();
        await learner.continue();
      }
      await expect(page.getByText('Join to keep your 5 stars. Ask a grown-up to help.')).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('the new account has them', async () => {
      const id = randomUUID().slice(0, 8);
      const email = `${id}@example.org`;
      await page.getByRole('link', { name: 'Join' }).click();
      await page.getByLabel('Username').fill(`Fox ${id}`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
      const { code } = await mailTo(provider.url, email, 'verify-email');
      await page.getByRole('textbox', { name: 'Code' }).fill(code ?? '');
      await page.getByRole('button', { name: 'Open my trail' }).click();
      await page.getByLabel('First name').fill('Amina');
      await page.getByLabel('Last name').fill('Yusuf');
      await page.getByLabel('Age').selectOption('11-15 Years Old');
      await page.getByLabel('Girl').check();
      await page.getByRole('button', { name: 'Start my trail' }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('trial'))).toBeNull();
      await page.goto('/learning-journey/motivational/w1-s1-c1?trail_id=w1&sub_trail_id=w1-s1');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('link', { name: 'Play with the clock' })).toBeVisible();
      await page.goto('/discovery/book/the-land');
      await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
      await page.goto('/avatar');
      await expect(page.getByRole('img', { name: /wears: Reading glasses, Striped shirt/ })).toBeVisible();
    });
  },
);

test(
  'a guest finds the trial on home, and no trial at a provider without it',
  { tag: ['@web', '@journey'] },
  async ({ page, provider }) => {
    await page.goto('/auth/signin');
    await page.getByRole('button', { name: 'Sign in as a guest' }).click();
    await page.getByRole('link', { name: 'Try it' }).click();
    await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
    await withoutAdditions(page, provider.url);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your own stars' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try it' })).toBeHidden();
  },
);
