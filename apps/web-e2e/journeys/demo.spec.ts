import { expect } from '@playwright/test';
import { test } from '../fixtures/browser-test.ts';
import { ProviderProcess } from '../fixtures/provider-process.ts';

// `npm run demo:check` starts it as the README does. In `npm test` that would build again under the tests beside it.
const command = process.env['DEMO_CHECK'] ? [process.execPath, 'tools/start.mjs'] : undefined;

test.use({ firstVisit: true });

test(
  'a chapter played from a fresh start, with the server killed in the middle, loses nothing',
  { tag: ['@auth', '@journey', '@leaderboard'] },
  async ({ page, learner }) => {
    // Installs, builds and starts twice.
    test.setTimeout(600_000);
    const server = await ProviderProcess.prepare();
    try {
      const { url, demo } = await test.step('a start prints an address and a demo sign-in', async () => {
        const ready = await server.start(command);
        expect(ready.demo).not.toBeNull();
        return { url: ready.url, demo: ready.demo ?? { email: '', password: '' } };
      });
      await test.step('intro and onboarding lead to sign-up, and from there to sign-in', async () => {
        await learner.arrive(url);
        await page.getByRole('link', { name: 'Sign in here' }).click();
      });
      await test.step('sign in as the demo learner and see home', () => learner.fillInSignIn(demo));
      await test.step('The Trails, Easy, world 1, sub-trail 1', () => learner.walkToChapters('Easy'));
      await test.step('chapter 1: the first question opens with its clock', () => learner.startChapter(1));
      await test.step('question 1 is answered right: one star', async () => {
        await learner.answerRight();
        await expect(page.getByRole('img', { name: '1 star', exact: true })).toBeVisible();
        await learner.continue();
      });
      await test.step('question 2 is answered wrong: one life less, the question stays', async () => {
        await learner.expectQuestion(2);
        await learner.answerWrong();
        await expect(page.getByRole('alertdialog', { name: 'Close, But Not Quite!' })).toBeVisible();
        await page.getByRole('button', { name: 'Try Again' }).click();
        await learner.expectLives(2);
      });
      const before = await learner.question();
      await test.step('the server is killed (kill -9) and started again', async () => {
        await server.kill();
        await server.start(command);
        await page.reload();
      });
      await test.step('the same question, the same lives, the same star', async () => {
        await learner.expectQuestion(2);
        expect((await learner.question()).id).toBe(before.id);
        await learner.expectLives(2);
        await expect(page.getByRole('img', { name: '1 star', exact: true })).toBeVisible();
      });
      await test.step('questions 2 to 5 are answered right', async () => {
        for (const number of [2, 3, 4, 5]) {
          await learner.expectQuestion(number);
          await learner.answerRight();
          await learner.continue();
          // Three stars offer the way on once; the fourth and fifth are worth staying for.
          if (number === 3) await page.getByRole('button', { name: 'Stay for more stars' }).click();
        }
      });
      await test.step('the finish screen shows five stars', async () => {
        await expect(page.getByRole('img', { name: /5 (of 5 )?stars/ })).toBeVisible();
      });
      await test.step('after a reload the map shows chapter 1 with five stars', async () => {
        await page.goto(url);
        await page.reload();
        await learner.walkToChapters('Easy');
        await expect(page.getByRole('listitem').filter({ hasText: 'Chapter 1' })).toContainText('Practise');
        await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
      });
      await test.step('the leaderboard shows five stars for me', async () => {
        await page.goto(`${url}/leaderboard`);
        await expect(page.getByText('Me', { exact: true })).toBeVisible();
        await expect(page.getByRole('region', { name: 'My place' })).toContainText('5 stars');
      });
    } finally {
      await server.dispose();
    }
  },
);
