import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail } from '../fixtures/learner.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const screens = [
  links.home(),
  links.leaderboard(),
  links.journeyStart(),
  links.trails({ difficulty: 'easy' }),
  links.subTrails(firstSubTrail),
];

test(
  'the screens from home to a chapter and its book are accessible and fit every size',
  { tag: ['@web', '@leaderboard', '@journey', '@reader'] },
  async ({ page, learner }) => {
    for (const address of screens)
      await test.step(address, async () => {
        await page.goto(address);
        await expectAccessible(page);
      });
    await test.step('the quote of a chapter and its book', async () => {
      await page.goto(links.motivational(firstChapter));
      await expectAccessible(page);
      await learner.passQuote();
      await page.getByRole('link', { name: /The Land/ }).click();
      await expect(page).toHaveURL(/\/discovery\//);
      await expectAccessible(page);
    });
  },
);

test(
  'D244: every question of a chapter and its end are accessible and fit every size; three taps lead on to the next question',
  { tag: '@journey' },
  async ({ page, learner, viewport }) => {
    await learner.openChapter();
    for (const number of [1, 2, 3, 4, 5]) {
      await learner.expectQuestion(number);
      await expectAccessible(page);
      await learner.answerRight();
      if (number === 1) await expectAccessible(page);
      await learner.continue();
      if (number === 3) await page.getByRole('button', { name: 'Stay for more stars' }).click();
    }
    // The last question also shows '5 of 5 stars'.
    await expect(page.getByRole('img', { name: '5 stars of 5', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter complete' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(viewport ?? { width: 390, height: 844 });
    await learner.continue();
    await expect(page).toHaveURL(/screen=SUCCESS_QUOTES/);
    await page.reload();
    await learner.continue();
    const next = links.motivational({ ...firstChapter, chapterId: 'w1-s1-c2' });
    await expect(page).toHaveURL((url) => url.pathname.endsWith(next.split('?')[0] ?? ''));
    await page.getByRole('link', { name: 'Start Quiz' }).click();
    await learner.expectQuestion(1);
  },
);
