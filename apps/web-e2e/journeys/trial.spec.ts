import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter } from '../fixtures/learner.ts';
import { join } from '../fixtures/newcomer.ts';
import { withoutAdditions } from '../fixtures/without-additions.ts';

test.use({ visitor: true });

/** The trial that the device stores. */
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('trial'));

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
      await page.getByRole('link', { name: 'Join' }).click();
      await join(page, provider.url);
      await expect(page).toHaveURL('/');
      expect(await stored(page)).toBeNull();
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
  "a sibling who joins on the same device chooses a traveller and receives none of the first child's stars (D241)",
  { tag: ['@journey', '@auth'] },
  async ({ page, learner, provider }) => {
    const underWay = page.getByText('You are in the middle of this chapter.');
    await page.goto(links.trialQuiz());
    await learner.expectQuestion(1);
    await learner.answerRight();
    await page.goto(links.signUp());
    await join(page, provider.url);
    await expect(page).toHaveURL(links.avatar());
    await page.goto(links.motivational(firstChapter));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(underWay).toBeVisible();
    await learner.signOut();
    expect(await stored(page)).toBeNull();
    await page.goto(links.signUp());
    await join(page, provider.url);
    await expect(page).toHaveURL(links.avatar());
    await page.goto(links.motivational(firstChapter));
    await learner.passQuote();
    await expect(underWay).toBeHidden();
  },
);

test(
  'an answer given offline arrives when the network returns; a forged token begins again; a guest starts over (D240)',
  { tag: ['@journey'] },
  async ({ page, context, learner }) => {
    await page.goto(links.trialQuiz());
    await learner.expectQuestion(1);
    await test.step('offline in the middle', async () => {
      await context.setOffline(true);
      await learner.giveRightAnswer();
      await expect(page.getByRole('main').getByText(/still sending your answer/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
      await learner.continue();
      await learner.expectQuestion(2);
    });
    await test.step('forged', async () => {
      await page.evaluate(() => {
        const trial = JSON.parse(localStorage.getItem('trial') ?? '{}') as { token?: string };
        const [run = '', signature = ''] = (trial.token ?? '').split('.');
        const token = `${btoa(atob(run).replace('"stars":1', '"stars":5'))}.${signature}`;
        localStorage.setItem('trial', JSON.stringify({ ...trial, token, best: { token, stars: 5 } }));
      });
      await page.reload();
      await learner.expectQuestion(1);
      await learner.expectLives(3);
    });
    await test.step('starts over', async () => {
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        if (attempt > 1) await page.getByRole('button', { name: 'Try Again' }).click();
        await learner.answerWrong();
      }
      await expect(page.getByRole('heading', { name: 'Out of Lives!' })).toBeVisible();
      await page.goto(links.trial());
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('button', { name: 'Keep my stars' }).click();
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
      await learner.expectQuestion(1);
      await learner.expectLives(3);
      expect(await stored(page)).not.toContain('"stars":5');
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
    for (const url of [links.signIn(), links.onboarding({ step: 4 })]) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try the first chapter' })).toBeHidden();
    }
    await page.goto('/leaderboard');
    await expect(page.getByRole('dialog', { name: 'Sign in To Access' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try the first chapter' })).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your own stars' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try it' })).toBeHidden();
  },
);
