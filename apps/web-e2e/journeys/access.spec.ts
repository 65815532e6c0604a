import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail } from '../fixtures/learner.ts';
import { notePageChanges, pageChanges } from '../fixtures/page-changes.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** By the features whose change asks for them. */
const screens = [
  [
    'home, the boards and my rank',
    ['@web', '@leaderboard', '@journey'],
    [links.home(), links.leaderboard(), links.myRank()],
  ],
  [
    'the start of the journey, the worlds, the map of a world and the chapters of a sub-trail',
    ['@journey'],
    [
      links.journeyStart(),
      links.trails({ difficulty: 'easy' }),
      links.subTrails({ ...firstSubTrail, subTrailId: undefined }),
      links.subTrails(firstSubTrail),
    ],
  ],
] as const;

for (const [names, tag, addresses] of screens) {
  test(`${names}: accessible, and fit at every size`, { tag: [...tag] }, async ({ page }) => {
    for (const address of addresses)
      await test.step(`${address}: accessible, and fits at every size`, async () => {
        await page.goto(address);
        await expectAccessible(page);
      });
  });
}

test(
  'the words before a chapter and its book: accessible, and fit at every size',
  { tag: ['@journey', '@reader'] },
  async ({ page, learner }) => {
    await test.step('the words before a chapter: accessible, and fit at every size', async () => {
      await page.goto(links.motivational(firstChapter));
      await expectAccessible(page);
    });
    await test.step('the book of a chapter: accessible, and fits at every size', async () => {
      await learner.passQuote();
      await page.getByRole('link', { name: /The Land/ }).click();
      await expect(page).toHaveURL(/\/discovery\//);
      await expectAccessible(page);
    });
  },
);

test(
  'D226: every question of a chapter and its end, accessible and fit at every size; five stars, kind words, and the one way to the next chapter',
  { tag: '@journey' },
  async ({ page, learner, viewport }) => {
    await learner.openChapter();
    for (const number of [1, 2, 3, 4, 5]) {
      await learner.expectQuestion(number);
      await expectAccessible(page);
      await learner.answerRight();
      await expectAccessible(page);
      await learner.continue();
      if (number === 3) await page.getByRole('button', { name: 'Stay for more stars' }).click();
    }
    // The question before says '5 of 5 stars'.
    await expect(page.getByRole('img', { name: '5 stars of 5', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter complete' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(viewport ?? { width: 390, height: 844 });
    await learner.continue();
    await expect(page).toHaveURL(/screen=SUCCESS_QUOTES/);
    await page.reload();
    await learner.continue();
    // The map is longer than the phone: the pin is in view, and so is the way back.
    await expect(page.getByRole('button', { name: /^1\. The Land/ })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Back to worlds' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Next chapter' }).click();
    const next = links.motivational({ ...firstChapter, chapterId: 'w1-s1-c2' });
    await expect(page).toHaveURL((url) => url.pathname.endsWith(next.split('?')[0] ?? ''));
  },
);

test(
  'pages come in with a movement; a question is answered and left with the keyboard alone',
  { tag: ['@web', '@journey'] },
  async ({ page, learner }) => {
    await notePageChanges(page);
    await page.goto('/');
    await learner.walkToChapters('Easy');
    await expect.poll(() => pageChanges(page)).toContain('page-enter');
    await learner.startChapter(1);
    const question = await learner.question();
    if (question.type !== 'multiple_choice') throw new Error('The first question of the pack is a choice.');
    await page.keyboard.press('Tab');
    const options = page.getByRole('radio');
    const names = await options.evaluateAll((all) =>
      all.map((one) => one.closest('label')?.textContent ?? ''),
    );
    const right = names.findIndex((name) => name.endsWith(question.answer));
    await page.keyboard.press('Space');
    for (let step = 0; step < right; step += 1) await page.keyboard.press('ArrowDown');
    await expect(options.nth(right)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await learner.expectQuestion(2);
  },
);
