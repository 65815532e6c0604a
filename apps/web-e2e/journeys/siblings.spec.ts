import { expect, test } from '../fixtures/journey-test.ts';

test(
  'an answer that could not be sent before the session ended waits for its learner, while a sibling uses the device',
  { tag: ['@auth', '@journey', '@web'] },
  async ({ page, learner, account, provider }) => {
    const sibling = await provider.createLearner();
    const told = page
      .getByRole('region', { name: 'Notices' })
      .getByText('The answer you gave last time was right. You earned a star!');
    const ended = /\/(submit-answer|auth\/v1\/refresh)$/;
    await learner.openChapter();
    await page.route(ended, (route) => route.fulfill({ status: 401, json: { message: 'Token expired' } }));
    await learner.giveRightAnswer();
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.unroute(ended);

    await learner.signIn('/', sibling);
    await expect(page.getByRole('link', { name: 'Start the journey' })).toBeVisible();
    await expect(told).toBeHidden();
    await learner.signOut();
    await expect(page.getByLabel('Email')).toBeVisible();

    await learner.signIn('/', account);
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(told).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(told).toBeHidden();
  },
);
