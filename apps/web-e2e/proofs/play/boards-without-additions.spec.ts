import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../../fixtures/journey-test.ts';
import { enter, tabTo } from '../../fixtures/keyboard.ts';
import { withoutAdditions } from '../../fixtures/without-additions.ts';

const configuration = '/api/x/v1/configuration';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'R1: boards, profiles, sharing and competitions work with a provider that knows none of our additions',
  { tag: ['@leaderboard', '@web', '@journey'] },
  async ({ page, account, learner, provider }) => {
    const called = await withoutAdditions(page, provider.url);
    await test.step('a place far below, the next page after a scroll, no way to the neighbours', async () => {
      await learner.openChapter();
      await learner.answerRight();
      await page.goto(links.leaderboard({ mode: 'learning_journey', around: 'me' }));
      await expect(page.getByRole('region', { name: 'My place' })).toContainText('1 star');
      await tabTo(page, rowAt(page, 7));
      await tabTo(page, rowAt(page, 12));
      await expect(page.getByRole('link', { name: 'Show me among my neighbours' })).toHaveCount(0);
    });
    await test.step("a learner's profile and the way back; my own, without the choice who sees it", async () => {
      const row = rowAt(page, 12);
      const name = (await row.locator('bdi').textContent()) ?? '';
      await row.click();
      await expect(title(page, name)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Medals' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Top of the Trails' }).click();
      await expect(title(page, 'Top of the Trails')).toBeVisible();
      await page.goto(links.publicProfile({ userId: account.id }));
      await expect(page.getByRole('main').getByText('This is what other learners see of you.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose who sees you' })).toHaveCount(0);
    });
    await test.step('the picture is painted and saved', () => savePicture(page));
    await test.step('a competition on home, its detail, and the notice before its site', () =>
      openCompetition(page));
    expect(called.filter((path) => path !== configuration)).toEqual([]);
  },
);

const rowAt = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Places' }).locator(`[aria-posinset="${place}"]`).getByRole('link');

async function savePicture(page: Page) {
  await page.goto(links.leaderboard({ mode: 'endless_mode' }));
  await enter(page, page.getByRole('button', { name: 'Share' }));
  const dialog = page.getByRole('dialog', { name: 'Share To Social Media' });
  await expect(dialog.getByRole('img', { name: /^The picture to share/ })).not.toHaveAttribute('aria-busy');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('my-place.png');
}

async function openCompetition(page: Page) {
  await page.goto(links.home());
  await expect(page.getByRole('heading', { name: 'Badges' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Ongoing Competitions' })
    .getByRole('link', { name: /^Draw the desert/ })
    .click();
  await expect(page.getByText(/^Ends on \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Find out more' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open example.org' })).toBeVisible();
}
