import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail } from '../fixtures/learner.ts';

test(
  'a run left at three stars continues, a passed chapter can be practised, and a mistake returns a day later',
  { tag: '@journey' },
  async ({ page, learner, provider, account }) => {
    await page.goto(links.quiz({ ...firstChapter, quizStatus: 'practice' }));
    await expect(page.getByRole('heading', { name: "You haven't passed this chapter yet" })).toBeVisible();
    await learner.openChapter();
    await learner.answerWrong();
    await page.getByRole('button', { name: 'Try Again' }).click();
    for (const number of [1, 2, 3]) {
      await learner.expectQuestion(number);
      await learner.answerRight();
      await learner.continue();
    }
    await page.getByRole('button', { name: 'Stay for more stars' }).click();
    await learner.expectQuestion(4);
    await page.goto(links.subTrails(firstSubTrail));
    await page.getByRole('link', { name: /^Chapter 1 .*Continue$/ }).click();
    for (const number of [4, 5]) {
      await learner.expectQuestion(number);
      await learner.answerRight();
      await learner.continue();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter complete' })).toBeVisible();

    await page.goto(links.subTrails(firstSubTrail));
    await page.getByRole('link', { name: /^Chapter 1 .*Practise$/ }).click();
    await expect(page.getByRole('main').getByText('Practice: take all the time you like.')).toBeVisible();
    await learner.answerWrong();
    const popup = page.getByRole('alertdialog', { name: 'Close, But Not Quite!' });
    await expect(popup.getByText('The answer', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Report a mistake' }).click();
    const report = page.getByRole('dialog', { name: 'Did you find a mistake?' });
    await report.getByRole('radio', { name: 'The answer is not right' }).check();
    await report.getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('dialog', { name: 'Thank you for reading so well!' })
      .getByRole('button', { name: 'Done' })
      .click();
    await popup.getByRole('button', { name: 'Continue' }).click();
    await learner.expectQuestion(2);
    await learner.answerRight();
    await page.getByText('How do we know?').click();
    await page.getByRole('link', { name: 'Find it in the book, page 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Land' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the questions' }).click();
    await learner.expectQuestion(1);

    await provider.daysPass(account.id, 1);
    await page.goto(links.home());
    await page.getByRole('link', { name: 'Today 1 question is back' }).click();
    await expect(page.getByRole('main').getByText('Question 1/1')).toBeVisible();
    await learner.answerRight();
    await learner.continue();
    await page.getByRole('link', { name: /^Word of the day/ }).click();
    await expect(page.getByRole('link', { name: /^Read about it in/ })).toBeVisible();
  },
);
