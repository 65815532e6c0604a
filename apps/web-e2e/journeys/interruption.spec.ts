import { expect, test } from '../fixtures/journey-test.ts';

test.beforeEach(async ({ page, learner }) => {
  // The browser's clock runs as always, until a test moves it.
  await page.clock.install();
  await learner.openChapter();
});

test(
  'B4.13: a reload shows the same question with the lives and the time that are left',
  { tag: '@journey' },
  async ({ page, learner }) => {
    await learner.answerWrong();
    await page.getByRole('button', { name: 'Try Again' }).click();
    const before = await learner.question();
    await page.reload();
    await learner.expectQuestion(1);
    expect((await learner.question()).id).toBe(before.id);
    await learner.expectLives(2);
  },
);

test(
  'D130: an answer given without a connection arrives when it is back, once',
  { tag: '@journey' },
  async ({ page, learner, context }) => {
    await context.setOffline(true);
    await learner.giveRightAnswer();
    await expect(page.getByText("We're still sending your answer. Hang on!")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
    await expect(page.getByRole('img', { name: '1 star', exact: true })).toBeVisible();
  },
);

test(
  'B4.10: at time-up the question closes with one life less and kind words',
  { tag: '@journey' },
  async ({ page, learner }) => {
    await page.clock.fastForward('01:01');
    await expect(page.getByRole('alertdialog', { name: 'Time is Up' })).toBeVisible();
    await learner.continue();
    await learner.expectQuestion(2);
    await learner.expectLives(2);
  },
);

test(
  'Back and a link ask before they leave a running question, and Back closes what is open first',
  { tag: '@journey' },
  async ({ page }) => {
    const asked = page.getByRole('alertdialog', { name: 'Leave this question?' });
    await page.goBack();
    await asked.getByRole('button', { name: 'Stay and play' }).click();
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL(/\/quizz\//);
    await page.getByRole('link', { name: 'Back to the map' }).click();
    await asked.getByRole('button', { name: 'Leave' }).click();
    const chapters = page.getByRole('dialog', { name: 'Choose a chapter' });
    await expect(chapters).toBeVisible();
    await page.goBack();
    await expect(chapters).toBeHidden();
    await expect(page).toHaveURL(/\/sub-trails\//);
  },
);
