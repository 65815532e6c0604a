import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';

test(
  'B4: a game of the Infinity Trail from home, across a reload, to its end and another start',
  { tag: ['@journey', '@web', '@leaderboard'] },
  async ({ page, learner }) => {
    const best = page.getByRole('main').getByText('This is your best walk so far!', { exact: true });
    await page.goto(links.home());
    await page.getByRole('link', { name: /^Infinity Trail/ }).click();
    await page.getByRole('link', { name: 'Start the Challenge' }).click();
    await learner.expectStreak(1);
    await learner.answerRight();
    await learner.continue();
    await learner.expectStreak(2);
    const question = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.reload();
    await learner.expectStreak(2);
    await expect(page.getByRole('heading', { level: 2, name: question, exact: true })).toBeVisible();

    await page.goto(links.endlessStart());
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: question, exact: true })).toBeVisible();
    await learner.answerWrong();
    await expect(page.getByRole('alertdialog', { name: 'What a walk!' })).toBeVisible();
    await learner.continue();
    await expect(page).toHaveURL(/\/endless-mode\/finish\?status=WRONG_ANSWER$/);
    await expect(best).toBeVisible();
    await page.reload();
    await expect(best).toBeVisible();

    await page.getByRole('link', { name: 'View My Rank' }).click();
    await expect(page).toHaveURL(/\/leaderboard\?mode=endless_mode$/);
    await page.getByRole('region', { name: 'My place' }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const place = /: \d+(st|nd|rd|th), place on the Infinity Trail$/;
    await expect(page.getByRole('img', { name: place })).not.toHaveAttribute('aria-busy');
    // Back closes the dialog first.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Challenge Again' }).click();
    await learner.expectStreak(1);
  },
);
