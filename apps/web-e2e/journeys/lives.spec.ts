import { expect, test } from '../fixtures/journey-test.ts';

test(
  'B4.6: three wrong answers end the run kindly, and the chapter can be played again',
  { tag: '@journey' },
  async ({ page, learner }) => {
    await learner.openChapter();
    for (const left of [2, 1]) {
      await learner.answerWrong();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await learner.expectLives(left);
    }
    await learner.answerWrong();
    await expect(page.getByRole('alertdialog', { name: 'Out of Lives!' })).toBeVisible();
    await learner.continue();
    await expect(page.getByRole('heading', { name: 'Rest, then try again' })).toBeVisible();
    await learner.continue();
    await learner.openSubTrail();
    await learner.startChapter(1);
    await learner.expectLives(3);
  },
);

test(
  'B4.7: at three stars the way on is offered once, and the next chapter is open',
  { tag: '@journey' },
  async ({ page, learner }) => {
    await learner.openChapter();
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
