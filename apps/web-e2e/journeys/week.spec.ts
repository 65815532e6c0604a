import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { firstSubTrail, type Learner } from '../fixtures/learner.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'D248: lanterns of a week: played, returned, read and rested days, to the badge of the seventh lantern',
  { tag: ['@journey', '@reader', '@web'] },
  async ({ page, learner, provider, account }) => {
    test.setTimeout(300_000);
    const nextDay = (days: number) => provider.daysPass(account.id, days);
    await test.step('day 1: a chapter with a mistake, which comes back tomorrow', async () => {
      await learner.openChapter();
      await learner.answerWrong();
      await button(page, 'Try Again').click();
      await playChapter(page, learner);
      await expectSaid(page, 'One question comes back tomorrow.');
      await expectLanterns(page, '1 lantern lit');
    });
    await nextDay(1);
    await test.step('day 2: the returned question, by one tap', async () => {
      await page.goto(links.home());
      await page.getByRole('link', { name: 'Today 1 question is back' }).click();
      await expect(page.getByRole('main').getByText('Question 1/1')).toBeVisible();
      await learner.answerRight();
      await learner.continue();
      await expectLanterns(page, '2 lanterns lit');
    });
    await nextDay(2);
    await test.step('day 4: a finished book with its badge, its ribbon, and a question', async () => {
      await learner.finishBook('the-land');
      await expectSaid(page, 'You have finished your first book. This badge is yours!');
      await page.getByRole('link', { name: 'Read Another Book' }).click();
      const badges = page.getByRole('region', { name: '1 book finished' });
      await expect(badges.getByText('First book, earned')).toBeAttached();
      await expect(page.getByRole('list', { name: 'Books' }).getByText('Finished')).toBeVisible();
      await expectAccessible(page);
      await answerOne(page, learner);
      await expectLanterns(page, '3 lanterns lit');
    });
    for (const [days, lanterns] of [
      [3, 4],
      [1, 5],
      [4, 6],
    ] as const) {
      await nextDay(days);
      await test.step(`${days} days later: a single question`, async () => {
        await answerOne(page, learner);
        await expectLanterns(page, `${lanterns} lanterns lit`);
      });
    }
    await nextDay(1);
    await test.step('the seventh lantern: its badge at the end of a chapter, and in the month', async () => {
      await page.goto(links.subTrails(firstSubTrail));
      await learner.startChapter(2);
      await playChapter(page, learner);
      await expectSaid(page, 'Today you lit your 7th lantern. This badge is yours!');
      await expectAccessible(page);
      await expectLanterns(page, '7 lanterns lit');
      await expect(page.getByText('7 lanterns, earned')).toBeAttached();
      await expectAccessible(page);
    });
  },
);

/** From the first question, for five stars. */
async function playChapter(page: Page, learner: Learner) {
  for (const number of [1, 2, 3, 4, 5]) {
    await learner.expectQuestion(number);
    await learner.answerRight();
    await learner.continue();
    if (number === 3) await button(page, 'Stay for more stars').click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter complete' })).toBeVisible();
}

/** A question of the Infinity Trail. */
async function answerOne(page: Page, learner: Learner) {
  await page.goto(links.endlessStart());
  await page.getByRole('link', { name: /^(Start the Challenge|Continue)$/ }).click();
  await expect(page.getByRole('main').getByText(/^Question \d+$/)).toBeVisible();
  await learner.answerRight();
}

/** Lanterns on home and in the month; no text names a missed day. */
async function expectLanterns(page: Page, lanterns: string) {
  await page.goto(links.home());
  await expect(page.getByRole('link', { name: `Camp-fire days ${lanterns}` })).toBeVisible();
  await expectNoBlame(page);
  await page.goto(links.days());
  await expect(page.getByText(lanterns, { exact: true })).toBeVisible();
  const today = page.locator('[aria-current="date"]');
  await expect(today.getByText('Lantern lit')).toBeAttached();
  await expectNoBlame(page);
}

/** Not in the live region alone. */
async function expectSaid(page: Page, text: string) {
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

async function expectNoBlame(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(/miss|streak|lost|broke|fail/i);
}
