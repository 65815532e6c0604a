import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';

// The smallest PNG: one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('feedback with a picture reaches the provider', { tag: '@settings' }, async ({ page }) => {
  await page.goto(links.feedback());
  await page.getByLabel('Subject').fill('The map');
  await page.getByLabel('Description').fill('A world is missing.');
  await page.getByLabel(/^Attachment/).setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Your attachment: map.png' })).toHaveJSProperty(
    'naturalWidth',
    1,
  );
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/feedback/v1/submit'));
  await page.getByRole('button', { name: 'Yes, Send Feedback' }).click();
  expect((await sent).status()).toBe(200);
  await page.getByRole('dialog').getByRole('button', { name: 'Close Message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the time for a question stays chosen, text size too', { tag: '@settings' }, async ({ page }) => {
  await page.goto(links.playing());
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('radio', { name: /^No clock/ }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^No clock/ })).toBeChecked();
  await page.goto(links.reading());
  await page.getByRole('radio', { name: 'Very large' }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', '23px');
});

test('every text is open to a visitor', { tag: '@settings' }, async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const address of [
    links.faq(),
    links.terms(),
    links.privacyPolicy(),
    links.privacyPolicy({ readers: 'parents' }),
  ]) {
    await page.goto(address);
    await expect(page.getByText(/^Last updated/)).toBeVisible();
  }
  await page.context().close();
});
