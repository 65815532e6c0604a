import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter } from '../fixtures/learner.ts';

/** Titles of the first world's quotes after a failed run; they take turns. */
const failedQuotes = /^(Rest, then try again|The stars show the way|Every guide was new once)$/;

test(
  'three wrong answers end the run; in the next run three stars unlock the next chapter',
  { tag: '@journey' },
  async ({ page, learner }) => {
    await page.goto(links.quiz({ ...firstChapter, chapterId: 'w1-s1-c2' }));
    await expect(page.getByRole('heading', { name: 'This chapter is still locked' })).toBeVisible();
    await page.getByRole('link', { name: 'To The Trails' }).click();
    await learner.openSubTrail();
    await learner.startChapter(1);
    for (const left of [2, 1]) {
      await learner.answerWrong();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await learner.expectLives(left);
    }
    await learner.answerWrong();
    await expect(page.getByRole('alertdialog', { name: 'Out of Lives!' })).toBeVisible();
    await learner.continue();
    await expect(page.getByRole('heading', { level: 1, name: failedQuotes })).toBeVisible();
    await learner.continue();
    await learner.openSubTrail();
    await learner.startChapter(1);
    await learner.expectLives(3);
    for (const number of [1, 2, 3]) {
      await learner.expectQuestion(number);
      await learner.answerRight();
      await learner.continue();
    }
    await expect(page.getByRole('alertdialog', { name: 'Good Job!' })).toBeVisible();
    await page.getByRole('button', { name: 'Next chapter' }).click();
    await page.goto('/');
    await learner.walkToChapters('Easy');
    await expect(page.getByRole('link', { name: /^Chapter 2 / })).toBeVisible();
  },
);
