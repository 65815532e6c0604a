import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../../fixtures/journey-test.ts';
import { firstChapter, firstSubTrail, type Learner } from '../../fixtures/learner.ts';
import { withoutAdditions } from '../../fixtures/without-additions.ts';

const configuration = '/api/x/v1/configuration';
const days = '/api/x/v1/days';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'R1: every way to play works with a provider that knows none of our additions',
  { tag: ['@journey', '@web', '@reader'] },
  async ({ page, learner, provider }) => {
    test.setTimeout(600_000);
    await page.addInitScript(addVoice);
    const called = await withoutAdditions(page, provider.url);
    await test.step('home: a next step, nothing of today', () => expectHome(page));
    await test.step('a chapter: read aloud, a wrong answer, the book, no report', async () => {
      await learner.openChapter();
      await button(page, 'Read to me').click();
      await expect(button(page, 'Read to me')).toHaveAttribute('aria-pressed', 'true');
      await learner.answerWrong();
      await button(page, 'Try Again').click();
      await learner.answerRight();
      await page.getByText('How do we know?').click();
      await expect(page.getByRole('link', { name: /^Find it in the book/ })).toBeVisible();
      await expect(button(page, 'Report a mistake')).toHaveCount(0);
    });
    await test.step('a reload goes on with the chapter, and it leads to the next', async () => {
      await learner.continue();
      await learner.expectQuestion(2);
      await page.reload();
      await playOn(page, learner, [2, 3, 4, 5]);
      while (!page.url().includes('/motivational/')) await passScreen(page);
    });
    await test.step('no lanterns: on home, at the typed address and in the settings', () =>
      expectNoLanterns(page));
    await test.step('a finished book, and Base Camp without badges', () => expectNoBadges(page, learner));
    await test.step('the page of the book, and the way back', async () => {
      await page.goto(links.book({ bookId: 'the-land', origin: 'quizz', ...firstChapter }));
      await expect(page.getByRole('heading', { level: 1, name: 'The Land' })).toBeVisible();
    });
    await test.step('practice and review are not offered, and their addresses lead on', async () => {
      await page.goto(links.subTrails(firstSubTrail));
      await expect(page.getByRole('list', { name: 'Chapters of The Land' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Practise$/ })).toHaveCount(0);
      await page.goto(links.quiz({ ...firstChapter, quizStatus: 'practice' }));
      await expect(page).toHaveURL(/\/sub-trails\//);
      await page.goto(links.quizByQuery({ quizStatus: 'review' }));
      await expectHome(page);
    });
    await test.step('a game of the Infinity Trail, across a reload, to its end', () =>
      playGame(page, learner));
    await test.step('my rank', async () => {
      await page.goto(links.myRank());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    });
    // Only the typed address of the lanterns asks for them.
    expect(called.filter((path) => path !== configuration && path !== days)).toEqual([]);
  },
);

async function expectHome(page: Page) {
  if (new URL(page.url()).pathname !== '/') await page.goto(links.home());
  await expect(page.getByRole('region', { name: 'Next step' })).toBeVisible();
  await expect(page.getByText(/is back$|^Word of the day/)).toHaveCount(0);
}

async function expectNoLanterns(page: Page) {
  await expectHome(page);
  await expect(page.getByRole('link', { name: /lantern/ })).toHaveCount(0);
  await page.goto(links.settings());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Camp-fire days' })).toHaveCount(0);
  await page.goto(links.days());
  await expect(page.getByText(/^Lanterns are not counted here/)).toBeVisible();
}

async function expectNoBadges(page: Page, learner: Learner) {
  await learner.finishBook('the-land');
  await page.getByRole('link', { name: 'Read Another Book' }).click();
  await expect(page.getByRole('list', { name: 'Books' }).getByText('Finished')).toBeVisible();
  await expect(page.getByText(/badge/i)).toHaveCount(0);
}

async function playOn(page: Page, learner: Learner, numbers: readonly number[]) {
  for (const number of numbers) {
    await learner.expectQuestion(number);
    await learner.answerRight();
    await learner.continue();
    if (number === 3) await button(page, 'Stay for more stars').click();
  }
  await expect(page).toHaveURL(/FINISH_CHAPTER/);
  await expect(page.getByText(/comes? back tomorrow|This badge is yours/)).toHaveCount(0);
}

/** Each screen after a chapter has its own address. */
async function passScreen(page: Page) {
  const shown = page.url();
  await button(page, 'Continue').click();
  await expect(page).not.toHaveURL(shown);
}

async function playGame(page: Page, learner: Learner) {
  await page.goto(links.endlessStart());
  await page.getByRole('link', { name: 'Start the Challenge' }).click();
  await learner.expectStreak(1);
  await learner.answerRight();
  await expect(button(page, 'Report a mistake')).toHaveCount(0);
  await learner.continue();
  await learner.expectStreak(2);
  await page.goto(links.endlessStart());
  await page.getByRole('link', { name: 'Continue' }).click();
  await learner.expectStreak(2);
  await learner.answerWrong();
  await learner.continue();
  await expect(page).toHaveURL(/\/endless-mode\/finish\?status=WRONG_ANSWER$/);
  await expect(page.getByText('This is your best walk so far!', { exact: true })).toBeVisible();
}

/** In each page: a device with a voice that never comes to an end. */
function addVoice() {
  const voice = { lang: 'en-GB', localService: true, default: true, name: 'Voice', voiceURI: 'voice' };
  const speech = { getVoices: () => [voice], speak: () => undefined, cancel: () => undefined };
  const value = Object.assign(new EventTarget(), speech);
  Object.defineProperty(window, 'speechSynthesis', { value });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Object });
}
