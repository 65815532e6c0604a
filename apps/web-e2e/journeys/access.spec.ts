import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail } from '../fixtures/learner.ts';
import { notePageChanges, pageChanges } from '../fixtures/page-changes.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const screens = [
  ['@web', 'home', links.home()],
  ['@journey', 'the start of the journey', links.journeyStart()],
  ['@journey', 'the worlds', links.trails({ difficulty: 'easy' })],
  ['@journey', 'the map of a world', links.subTrails({ ...firstSubTrail, subTrailId: undefined })],
  ['@journey', 'the chapters of a sub-trail', links.subTrails(firstSubTrail)],
  ['@journey', 'the words before a chapter', links.motivational(firstChapter)],
  ['@leaderboard', 'the boards', links.leaderboard()],
  ['@journey', 'my rank', links.myRank()],
] as const;

for (const [tag, name, address] of screens) {
  test(`${name}: accessible, and fits at every size`, { tag }, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page);
  });
}

test(
  'the book of a chapter: accessible, and fits at every size',
  { tag: ['@journey', '@reader'] },
  async ({ page, learner }) => {
    await page.goto(links.motivational(firstChapter));
    await learner.passQuote();
    await page.getByRole('link', { name: /The Land/ }).click();
    await expect(page).toHaveURL(/\/discovery\//);
    await expectAccessible(page);
  },
);

test(
  'every question of a chapter and its end: accessible, and fit at every size',
  { tag: '@journey' },
  async ({ page, learner }) => {
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
    await expectAccessible(page);
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
