import { readFile } from 'node:fs/promises';
import { links } from '@sirah-trails/api-client/links';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test.ts';
import { enter } from '../fixtures/keyboard.ts';

interface SharedFile {
  readonly text: string | undefined;
  readonly name: string;
  /** The file as a data URL. */
  readonly url: string;
}

/** In the page: a share sheet that takes everything and keeps it for the test, on a device with a coarse pointer. */
function keepShares() {
  const shared: SharedFile[] = [];
  const share = async ({ files: [file] = [], text }: ShareData) => {
    if (!file) return;
    const reader = new FileReader();
    reader.readAsDataURL(file);
    await new Promise((loaded) => reader.addEventListener('load', loaded));
    shared.push({ text, name: file.name, url: String(reader.result) });
  };
  Object.assign(navigator, { share, canShare: () => true });
  Object.assign(window, { shared });
}

const sharedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: readonly SharedFile[] }).shared);

/** It is a PNG from its first to its last chunk, and none of them holds notes. */
function expectNoNotes(png: Buffer) {
  const kinds = new Set<string>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    kinds.add(png.toString('latin1', at + 4, at + 8));
  kinds.delete('sRGB');
  expect([...kinds]).toEqual(['IHDR', 'IDAT', 'IEND']);
}

/** Opens the dialog by the keyboard, and waits for the picture. */
async function openShare(page: Page) {
  await page.goto(links.leaderboard());
  await enter(page, page.getByRole('button', { name: 'Share' }));
  const dialog = page.getByRole('dialog', { name: 'Share To Social Media' });
  await expect(dialog.getByRole('img', { name: /^The picture to share/ })).not.toHaveAttribute('aria-busy');
  return dialog;
}

test(
  'B2, T24: a phone shares the picture by its share sheet, and nothing in it tells who the learner is',
  { tag: '@leaderboard' },
  async ({ page, account }) => {
    await page.addInitScript(keepShares);
    const dialog = await openShare(page);
    for (const app of ['TikTok', 'WhatsApp']) await enter(page, dialog.getByRole('button', { name: app }));
    await expect.poll(async () => (await sharedIn(page)).length).toBe(2);
    const [picture, message] = await sharedIn(page);
    expect(picture?.text).toBeUndefined();
    expect(message?.text).toMatch(/^Join the leaderboard, .* http:\/\/[\w.:]+\/$/);
    for (const { url, name, text } of await sharedIn(page)) {
      const png = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
      expectNoNotes(png);
      const all = `${text} ${name} ${png.toString('latin1')}`;
      for (const canary of Object.values(account)) expect(all).not.toContain(canary);
    }
  },
);

test(
  'B2, D166: without a share sheet, and by keyboard only, a network opens its own page, the link is copied and the picture saved',
  { tag: '@leaderboard' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: { url: string; referer: string | undefined }[] = [];
    context.on('request', (request) =>
      asked.push({ url: request.url(), referer: request.headers()['referer'] }),
    );
    const elsewhere = () => asked.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`));
    await context.route('https://t.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Telegram</title>' }),
    );
    const dialog = await openShare(page);
    expect(elsewhere()).toEqual([]);
    const opened = context.waitForEvent('page');
    await enter(page, dialog.getByRole('link', { name: 'Telegram' }));
    const network = await opened;
    await expect(network).toHaveTitle('Telegram');
    expect(new URL(network.url()).searchParams.get('url')).toBe(`${baseURL}/`);
    expect(await network.evaluate(() => window.opener as unknown)).toBeNull();
    expect(elsewhere()).toEqual([{ url: network.url(), referer: undefined }]);
    await network.close();

    await enter(page, dialog.getByRole('button', { name: 'Copy Link' }));
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`^Join the leaderboard, .* ${baseURL}/$`));

    const saved = page.waitForEvent('download');
    await enter(page, dialog.getByRole('button', { name: 'Save Picture' }));
    const file = await saved;
    expect(file.suggestedFilename()).toBe('my-place.png');
    expectNoNotes(await readFile(await file.path()));
    await enter(page, dialog.getByRole('button', { name: 'Close Message' }));
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  },
);
