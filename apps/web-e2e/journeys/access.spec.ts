import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test.ts';
import { notePageChanges, pageChanges } from '../fixtures/page-changes.ts';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every screen of the journey is accessible and fits at every size', async ({
  page,
  learner,
  provider,
}) => {
  test.slow();
  await page.goto(provider.url);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS('font-weight', '800');
  await expectGood(page);
  await learner.signIn(provider.url, provider.demo);
  await expectGood(page);
  await page.goto(`${provider.url}/learning-journey/start`);
  await expectGood(page);
  await page.goto(provider.url);
  await learner.walkToChapters('Easy');
  await expectGood(page);
  await page.getByRole('link', { name: /^Chapter 1 / }).click();
  await learner.passQuote();
  await expectGood(page);
  await page.getByRole('link', { name: /The Land/ }).click();
  await expectGood(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  for (const number of [1, 2, 3, 4, 5]) {
    await learner.expectQuestion(number);
    await expectGood(page);
    await learner.answerRight();
    await expectGood(page);
    await learner.continue();
    if (number === 3) await page.getByRole('button', { name: 'Continue the Current Trail' }).click();
  }
  await expect(page.getByRole('img', { name: /5 (of 5 )?stars/ })).toBeVisible();
  await expectGood(page);
  await page.goto(`${provider.url}/leaderboard`);
  await expectGood(page);
  await page.goto(`${provider.url}/learning-journey/my-rank`);
  await expectGood(page);
});

test('pages come in with a movement; a question is answered and left with the keyboard alone', async ({
  page,
  learner,
  provider,
}) => {
  await notePageChanges(page);
  await learner.signIn(provider.url, provider.demo);
  await learner.walkToChapters('Easy');
  await expect.poll(() => pageChanges(page)).toContain('page-enter');
  await learner.startChapter(1);
  const question = await learner.question();
  if (question.type !== 'multiple_choice') throw new Error('The first question of the pack is a choice.');
  await page.keyboard.press('Tab');
  const options = page.getByRole('radio');
  const names = await options.evaluateAll((all) => all.map((one) => one.closest('label')?.textContent ?? ''));
  const right = names.findIndex((name) => name.endsWith(question.answer));
  await page.keyboard.press('Space');
  for (let step = 0; step < right; step += 1) await page.keyboard.press('ArrowDown');
  await expect(options.nth(right)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await learner.expectQuestion(2);
});

/** At every size axe finds nothing, and nothing is wider than the screen. */
async function expectGood(page: Page) {
  // An open sheet hides the rest of the page from assistive technology, its title too.
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(nothingMoves);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(nothingMoves);
    await expectAccessible(page, `${new URL(page.url()).pathname} at ${size.width}x${size.height}`);
  }
}

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** In the page: half-way through a fade no colour is what it will be. The clock always moves. */
function nothingMoves() {
  return !document.getAnimations().some(({ playState, effect }) => {
    const clock = effect instanceof KeyframeEffect && effect.target?.closest('[role="progressbar"]');
    return playState === 'running' && !clock && Number(effect?.getComputedTiming().endTime ?? 0) < 3_000;
  });
}
