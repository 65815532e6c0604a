import { expect, test } from '../fixtures/journey-test.ts';
import { Learner } from '../fixtures/learner.ts';

test.beforeEach(async ({ page, learner }) => {
  // The clock runs normally until a test moves it.
  await page.clock.install();
  await learner.openChapter();
});

test(
  'a reload keeps question, lives, time and choice; an answer given offline arrives once',
  { tag: '@journey' },
  async ({ page, learner, context, pack }) => {
    await learner.answerWrong();
    await page.getByRole('button', { name: 'Try Again' }).click();
    const before = await learner.question();
    if (before.type !== 'multiple_choice') throw new Error('The first question of the pack is a choice.');
    const choice = page.getByRole('radio', { name: before.answer, exact: true });
    await choice.check();
    // The device's clock is a day ahead, then a day behind.
    for (const hours of [24, -24]) {
      await page.clock.setSystemTime(Date.now() + hours * 60 * 60 * 1000);
      await page.reload();
      await learner.expectQuestion(1);
      expect((await learner.question()).id).toBe(before.id);
      await expect(choice).toBeChecked();
      await learner.expectLives(2);
    }

    await context.setOffline(true);
    await learner.giveRightAnswer();
    await expect(page.getByRole('main').getByText("We're still sending your answer. Hang on!")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
    await expect(page.getByRole('img', { name: '1 star', exact: true })).toBeVisible();
    // A second tab takes over the run, and the first takes it back.
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Continue', exact: true }).click();
    await new Learner(other, pack).expectQuestion(2);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Continue here' }).click();
    await learner.expectQuestion(2);
  },
);

test(
  'time-up costs a life; leaving a running question asks first, and Back closes open dialogs first',
  { tag: '@journey' },
  async ({ page, learner }) => {
    await page.clock.fastForward('01:01');
    await expect(page.getByRole('alertdialog', { name: 'Time is Up' })).toBeVisible();
    await learner.continue();
    await learner.expectQuestion(2);
    await learner.expectLives(2);

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
