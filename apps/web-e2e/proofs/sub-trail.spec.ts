import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import type { Question } from '@sirah-trails/provider/testing/journeys';
import { answerRight } from '../fixtures/answers.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail, type Learner } from '../fixtures/learner.ts';
import { answerByKeys, enter } from '../fixtures/keyboard.ts';
import { answerByTouch } from './touch.ts';

/** One way to use the app, from the first question to the map. */
interface Way {
  readonly name: string;
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly press: (page: Page, control: Locator) => Promise<void>;
  readonly answer: (page: Page, question: Question) => Promise<void>;
}

const ways: readonly Way[] = [
  {
    name: 'by touch',
    reducedMotion: 'no-preference',
    press: tapAtEase,
    answer: answerByTouch,
  },
  { name: 'by keyboard alone', reducedMotion: 'no-preference', press: enter, answer: answerByKeys },
  {
    name: 'with reduced motion',
    reducedMotion: 'reduce',
    press: (_, control) => control.click(),
    answer: answerRight,
  },
];

const chapters = 5;

/** Longer than a double tap takes, in milliseconds: its second tap does not go on. */
const pauseMs = 600;

async function tapAtEase(_: Page, control: Locator) {
  await wait(pauseMs);
  await control.tap();
}

for (const way of ways)
  test(`a whole sub-trail ${way.name}`, { tag: '@journey' }, async ({ page, learner }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: way.reducedMotion });
    await page.goto(links.motivational(firstChapter));
    for (let chapter = 1; chapter <= chapters; chapter += 1) {
      await expect(page).toHaveURL(new RegExp(`w1-s1-c${chapter}`));
      await playChapter(page, learner, way);
      // The stars, a medal or all rewards, a quote.
      expect(await walkOn(page, way)).toBeLessThanOrEqual(3);
    }
    await page.goto(links.subTrails(firstSubTrail));
    await expect(
      page.getByRole('button', { includeHidden: true, name: /^1\. The Land.*5 of 5 chapters/ }),
    ).toBeVisible();
  });

/** From the words before a chapter to its last star. */
async function playChapter(page: Page, learner: Learner, way: Way) {
  const start = page.getByRole('link', { name: 'Start Quiz' });
  const goOn = button(page, 'Continue');
  await start.or(goOn).waitFor();
  if (await goOn.isVisible()) await way.press(page, goOn);
  await way.press(page, start);
  for (const number of [1, 2, 3, 4, 5]) {
    await learner.expectQuestion(number);
    await way.answer(page, await learner.question());
    await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
    await way.press(page, goOn);
    if (number === 3) await way.press(page, button(page, 'Stay for more stars'));
  }
  await expect(page).toHaveURL(/FINISH_CHAPTER/);
}

/** From the stars through the rewards to the next chapter, or to the map after the last one. Returns the number of screens between. */
async function walkOn(page: Page, way: Way): Promise<number> {
  let screens = 0;
  while (new URL(page.url()).pathname.startsWith('/learning-journey/finish/')) {
    const shown = page.url();
    await way.press(page, button(page, 'Continue'));
    await expect(page).not.toHaveURL(shown);
    screens += 1;
  }
  return screens;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
