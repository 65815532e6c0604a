import { openPhone } from './phone.mjs';
import { recordRequests, untilContent } from './requests.mjs';
import { contentTime, watched, watchPage } from './watch-page.mjs';

/** Milliseconds that a page is watched after its content shows, for what still shifts. */
const restMs = 2_000;

/**
 * @typedef {object} View
 * @property {string} url
 * @property {string} content selector of the first content
 * @property {import('playwright').BrowserContextOptions['storageState']} [storageState] of a signed-in learner
 */

/**
 * Opens a page as for the first time, on a cheap phone.
 * @param {import('playwright').Browser} browser
 * @param {View} view
 * @returns {Promise<Record<string, number>>} figures by name: times in ms, bytes, counts
 */
export async function coldView(browser, { url, content, storageState }) {
  const { page, devtools, close } = await openPhone(browser, { storageState });
  await devtools.send('Performance.enable');
  const requests = recordRequests(devtools);
  await page.addInitScript(watchPage, content);
  await page.goto(url, { waitUntil: 'commit' });
  const contentMs = await (
    await page.waitForFunction(contentTime, undefined, { timeout: 60_000 })
  ).jsonValue();
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.waitForTimeout(restMs);
  const { longTasks, shift } = await page.evaluate(watched);
  await close();
  return {
    time: contentMs,
    ...untilContent(requests(), contentMs),
    longTasks,
    mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000,
    shift,
  };
}
