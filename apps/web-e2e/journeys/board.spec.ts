import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { openLearnerDesk } from '@sirah-trails/provider/testing/journeys';
import { test as alone } from '../fixtures/browser-test.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { enter, tabTo } from '../fixtures/keyboard.ts';
import { ProviderProcess } from '../fixtures/provider-process.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

test(
  'B2: by keyboard alone a learner chooses a pace, reads on, opens a profile and comes back to the same place',
  { tag: ['@leaderboard', '@web'] },
  async ({ page }) => {
    await page.goto('/');
    await enter(page, page.getByRole('link', { name: /^Top of the Trails/ }));
    await enter(page, page.getByRole('link', { name: 'Medium', exact: true }));
    await expect(page).toHaveURL(/mode=learning_journey&difficulty=/);
    const rowAt = (place: number) =>
      page.getByRole('list', { name: 'Places' }).locator(`[aria-posinset="${place}"]`).getByRole('link');
    const row = rowAt(12);
    // The second page comes as the keyboard comes near the end of the first.
    await tabTo(page, rowAt(7));
    await tabTo(page, row);
    await expect(row).toBeInViewport();
    const before = { address: page.url(), top: await top(page) };
    const name = (await row.locator('bdi').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(name);
    await enter(page, page.getByRole('link', { name: /^Back to/ }));
    await expect(title(page)).toHaveText('Top of the Trails');
    expect(page.url()).toBe(before.address);
    await expect.poll(() => top(page)).toBe(before.top);
    await expect(row).toBeInViewport();
  },
);

test(
  'D158: the first star gives a place far below, with the way to the neighbours and back to the top',
  { tag: ['@leaderboard', '@journey'] },
  async ({ page, learner }) => {
    await learner.openChapter();
    await learner.answerRight();
    await page.goto(links.leaderboard({ mode: 'learning_journey' }));
    await expect(page.getByRole('region', { name: 'My place' })).toContainText('1 star');
    await enter(page, page.getByRole('link', { name: 'Show me among my neighbours' }));
    const near = page.getByRole('list', { name: 'My neighbours' }).getByRole('listitem');
    await expect(near.getByText(/^Me \(/)).toHaveCount(1);
    expect(await near.count()).toBeGreaterThan(2);
    await enter(page, page.getByRole('link', { name: 'Back to the top' }));
    await expect(page.getByRole('list', { name: 'The top three' }).getByRole('link')).toHaveCount(3);
  },
);

alone(
  'B2: the boards of a provider without learners invite to be the first',
  { tag: ['@leaderboard', '@auth'] },
  async ({ page, learner }) => {
    const server = await ProviderProcess.prepare();
    try {
      const { url } = await server.start(undefined, { DEMO: '' });
      const desk = await openLearnerDesk({ databaseUrl: null, dataDir: server.dataDir });
      const account = await desk.createLearner();
      await desk.close();
      await learner.signIn(`${url}/leaderboard`, account, 'Top of the Trails');
      await expect(page.getByRole('heading', { name: 'The board is wide open' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Places' })).toHaveCount(0);
      await enter(page, page.getByRole('link', { name: 'Infinity Trail', exact: true }));
      await expect(page.getByText('Nobody has walked the Infinity Trail yet.')).toBeVisible();
      await expect(page.getByText('Give your first right answer to get a place here.')).toBeVisible();
      await test.step('alone there, a learner still shares, has a profile and sees what home shows', () =>
        walkAlone(page, url, account.id));
    } finally {
      await server.dispose();
    }
  },
);

async function walkAlone(page: Page, url: string, userId: string) {
  const share = page.getByRole('button', { name: 'Share' });
  await enter(page, share);
  const dialog = page.getByRole('dialog', { name: 'Share To Social Media' });
  await expect(dialog.getByRole('img', { name: /Walk with me!/ })).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await page.goto(url + links.publicProfile({ userId }));
  await expect(page.getByRole('main').getByText('This is what other learners see of you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Medals' })).toBeVisible();
  await page.goto(url + links.home());
  for (const name of ['Achievements', 'Badges', 'Medals'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ongoing Competitions' })).toHaveCount(0);
}
