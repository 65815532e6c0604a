import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import type { TestLearner } from '@sirah-trails/provider/testing/journeys';
import { mailTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/journey-test.ts';

/** From the account page over both questions to plain sign-in; `prove` fills in the proof. */
async function deleteAccount(page: Page, account: TestLearner, prove: () => Promise<void>) {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, go on' }).click();
  await prove();
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  // First, because notices disappear after five seconds.
  await expect(page.getByText('Your account is deleted. Goodbye, and all the best!').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(links.signIn());
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const trace of [account.id, account.email, account.username]) expect(left).not.toContain(trace);
}

/** Chooses and waits until the provider has saved. */
async function choose(page: Page, choice: Locator) {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await choice.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(choice).toBeChecked();
}

test(
  'a choice stays, the file holds the account; a deletion by password or code asks twice and leaves nothing on the device',
  { tag: '@auth' },
  async ({ page, learner, account, provider }) => {
    await test.step('the time for a question stays chosen, text size too', async () => {
      await page.goto(links.playing());
      await choose(page, page.getByRole('radio', { name: /^No clock/ }));
      await page.goto(links.reading());
      await page.getByRole('radio', { name: 'Very large' }).click();
      await expect(page.locator('html')).toHaveCSS('font-size', '23px');
    });
    await test.step('hiding from the boards stays chosen, and the file holds the account', async () => {
      await page.goto(links.settings());
      await page.getByRole('link', { name: 'My account and data' }).click();
      await choose(page, page.getByRole('checkbox', { name: 'Hide me from the boards' }));
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('my-data.json');
      expect(await readFile(await file.path(), 'utf8')).toContain(account.email);
    });
    await test.step('a deletion by password', () =>
      deleteAccount(page, account, () => page.getByLabel('Your password').fill(account.password)));
    await test.step('a deletion by code', async () => {
      const other = await provider.createLearner();
      await learner.signIn(links.account(), other, 'My account and data');
      await deleteAccount(page, other, async () => {
        await page.getByRole('button', { name: /^Forgot it\?/ }).click();
        await page.getByRole('button', { name: 'Send me a code' }).click();
        const { code } = await mailTo(provider.url, other.email, 'delete-account');
        await page.getByLabel('Code', { exact: true }).fill(code ?? '');
      });
    });
  },
);
