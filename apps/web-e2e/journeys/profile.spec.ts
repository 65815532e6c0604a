import { links } from '@sirah-trails/api-client/links';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/journey-test.ts';
import { storedSession } from '../fixtures/stored-session.ts';

test(
  'a public profile shows no private data; its learner previews and hides it',
  { tag: ['@web', '@leaderboard', '@auth'] },
  async ({ page, account, provider, browser }) => {
    const storageState = await storedSession(provider.url, await provider.createLearner());
    const other = await browser.newContext({ baseURL: provider.url, storageState, serviceWorkers: 'block' });
    const theirs = await other.newPage();
    const profile = links.publicProfile({ userId: account.id, mode: 'endless_mode' });
    await theirs.goto(profile);
    await expect(theirs.getByRole('heading', { level: 1, name: account.username })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Achievements' })).toBeVisible();
    // First name, age, gender and e-mail address of every test learner.
    expect(await theirs.getByRole('main').innerHTML()).not.toMatch(/Amina|11-15|female|@example/);

    await page.goto(links.home());
    await page.getByRole('link', { name: 'See my profile as others do' }).click();
    await expect(page.getByRole('main').getByText('This is what other learners see of you.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Choose who sees you' }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('checkbox', { name: 'Hide me from the boards' }).click();
    expect((await saved).status()).toBe(200);
    await page.goBack();
    await expect(
      page.getByRole('main').getByText('You are hiding: only you can see this page.'),
    ).toBeVisible();

    await theirs.goto(profile);
    await expect(theirs.getByRole('heading', { name: "This traveller isn't here" })).toBeVisible();
    await theirs.getByRole('link', { name: 'Back to the board' }).click();
    await expect(theirs).toHaveURL(/\/leaderboard\?mode=endless_mode$/);
    await other.close();
  },
);
