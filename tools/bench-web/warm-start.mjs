import { openPhone, slowDown } from './phone.mjs';
import { contentTime, watchPage } from './watch-page.mjs';

/**
 * Opens a page for the second time, when its service worker holds its code; its data still comes from the network.
 * @param {import('playwright').Browser} browser
 * @param {import('./cold-view.mjs').View} view
 * @returns {Promise<number>} ms until its content shows, on slow 4G and four times slower
 */
export async function warmStart(browser, { url, content, storageState }) {
  const { page, devtools, close } = await openPhone(browser, { storageState, network: false, cpu: 1 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(workerIsReady);
  await page.reload({ waitUntil: 'networkidle' });
  await slowDown(devtools, {});
  await page.addInitScript(watchPage, content);
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await (await page.waitForFunction(contentTime, undefined, { timeout: 60_000 })).jsonValue();
  await close();
  return ms;
}

async function workerIsReady() {
  await navigator.serviceWorker.ready;
}
