import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';

// The smallest PNG, one pixel, with so much behind it that its upload takes a while.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.alloc(400_000)]);

const address = '/api/feedback/v1/submit';

async function sendPicture(page: Page) {
  await page.getByLabel(/^Attachment/).setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Your attachment: map.png' })).toHaveJSProperty(
    'naturalWidth',
    1,
  );
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByRole('button', { name: 'Yes, Send Feedback' }).click();
}

test(
  'feedback shows the progress of its picture, is not sent by a learner who leaves meanwhile, and reaches the provider',
  { tag: '@auth' },
  async ({ page, provider, account }) => {
    const subject = `A picture of ${account.username}`;
    await page.goto(links.feedback());
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Description').fill('A world is missing.');
    const slow = await slowUpload(page);
    await sendPicture(page);
    const progress = page.getByRole('progressbar', { name: 'Picture sent' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9]\d?%$/);
    // React ends the upload after the next screen is drawn. Until then, a quick network would still take all of it.
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(address));
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await ended;
    await slow.end();

    await page.getByRole('link', { name: 'Feedback' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    const sent = page.waitForResponse((response) => response.url().endsWith(address));
    await sendPicture(page);
    expect((await sent).status()).toBe(200);
    await page.getByRole('dialog').getByRole('button', { name: 'Close Message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect((await provider.admin('feedback', 'list')).split(subject)).toHaveLength(2);
  },
);

async function slowUpload(page: Page) {
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(10_000);
  return { end: () => limit(-1) };
}
