import type { Page } from '@playwright/test';

/** How much slower a cheap phone is than this machine. */
export const slowDown = 4;

/**
 * Makes the page's main thread as slow as a cheap phone's from now on.
 *
 * @returns makes it as quick as before
 */
export async function slowPhone(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return () => devtools.detach();
}
