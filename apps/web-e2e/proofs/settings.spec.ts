import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, type Learner } from '../fixtures/learner.ts';
import { answerByKeys, choose, enter } from '../fixtures/keyboard.ts';
import { applySetting, asItIs, settings, type Setting } from './settings.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

for (const setting of settings)
  test(`a chapter can be played: ${setting.name}`, { tag: '@journey' }, async ({ page, learner }) => {
    test.setTimeout(240_000);
    let pictures = 0;
    const look = async (what: string) => {
      await page.waitForFunction(nothingMoves);
      pictures += 1;
      const name = `${String(pictures).padStart(2, '0')}-${what}.png`;
      await page.screenshot({ path: test.info().outputPath(name), ...asItIs });
      expect(await sideways(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0);
    };
    await applySetting(page, setting);
    await page.goto(links.motivational(firstChapter));
    await look('quote');
    await act(page, setting, button(page, 'Continue'));
    await look('chapter');
    await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeInViewport();
    await act(page, setting, page.getByRole('link', { name: 'Start Quiz' }));
    for (const number of [1, 2, 3, 4, 5]) {
      await learner.expectQuestion(number);
      const { type } = await learner.question();
      await look(type);
      if (number === 1) await loseALife(page, setting, learner, look);
      // In a match-up, each right pair goes off by itself.
      if (type !== 'matchup_words') await expect(button(page, 'Submit')).toBeInViewport({ ratio: 1 });
      await (setting.keyboard ? answerByKeys(page, await learner.question()) : learner.giveRightAnswer());
      await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
      await look(`${type}-right`);
      await expect(button(page, 'Continue')).toBeInViewport({ ratio: 1 });
      await act(page, setting, button(page, 'Continue'));
      if (number !== 3) continue;
      await button(page, 'Stay for more stars').waitFor();
      await look('three-stars');
      await act(page, setting, button(page, 'Stay for more stars'));
    }
    await expect(page.getByRole('img', { name: '5 stars of 5', exact: true })).toBeVisible();
    await look('finish');
  });

/** A wrong answer, its popup, and the question again with what was tried. The chosen option looks chosen. */
async function loseALife(
  page: Page,
  setting: Setting,
  learner: Learner,
  look: (what: string) => Promise<void>,
) {
  const question = await learner.question();
  if (question.type !== 'multiple_choice') throw new Error('The first question of the pack is a choice.');
  const wrong = question.choices.find((choice) => choice !== question.answer) ?? '';
  const option = page.getByRole('radio', { name: wrong, exact: true });
  const card = page.locator('label').filter({ has: option });
  const before = await card.screenshot();
  await (setting.keyboard ? choose(page, wrong) : option.check());
  await look('chosen');
  await expect(card).toBeInViewport({ ratio: 1 });
  expect((await card.screenshot()).equals(before), 'the chosen option looks like the others').toBe(false);
  await expect(button(page, 'Submit')).toBeInViewport({ ratio: 1 });
  await act(page, setting, button(page, 'Submit'));
  await button(page, 'Try Again').waitFor();
  await look('wrong');
  await expect(button(page, 'Try Again')).toBeInViewport({ ratio: 1 });
  await act(page, setting, button(page, 'Try Again'));
  await look('tried');
}

/** A press as the setting presses. */
function act(page: Page, { keyboard }: Setting, control: ReturnType<Page['getByRole']>) {
  return keyboard ? enter(page, control) : control.click();
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether every movement has ended that takes less than a second: a clock and a bar that fills run on. */
function nothingMoves() {
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000;
  return !document.getAnimations().some(moves);
}
