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

/** Runs in the page: a share sheet that records every share. */
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

/** Expects a PNG without metadata chunks. */
function expectNoNotes(png: Buffer) {
  const kinds = new Set<string>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    kinds.add(png.toString('latin1', at + 4, at + 8));
  kinds.delete('sRGB');
  expect([...kinds]).toEqual(['IHDR', 'IDAT', 'IEND']);
}

/** Opens the dialog by keyboard and waits for the picture. */
async function openShare(page: Page) {
  await page.goto(links.leaderboard());
  await enter(page, page.getByRole('button', { name: 'Share' }));
  const dialog = page.getByRole('dialog', { name: 'Share To Social Media' });
  await expect(dialog.getByRole('img', { name: /^The picture to share/ })).not.toHaveAttribute('aria-busy');
  return dialog;
}

test(
  'the share sheet of a phone gets the picture and the link without personal data or metadata',
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
