import type { Page } from '@playwright/test';

/** How much slower a cheap phone is than this machine. */
export const slowDown = 4;

/** Makes the page's main thread as slow as a cheap phone's from now on. */
export async function slowPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}
