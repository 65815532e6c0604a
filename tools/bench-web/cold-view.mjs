import { openPhone } from './phone.mjs';
import { recordRequests, untilContent } from './requests.mjs';

/** Milliseconds that a page is watched after its content shows, for what still shifts. */
const restMs = 2_000;

/**
 * @typedef {object} View
 * @property {string} url
 * @property {string} content selector of the first content
 * @property {any} [storageState] of a signed-in learner
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

/**
 * In the page, before anything else: notes when the content shows, the long tasks and the layout shifts.
 * @param {string} content selector
 */
function watchPage(content) {
  const seen = { contentMs: 0, longTasks: 0, shift: 0 };
  Object.assign(window, { benchSeen: seen });
  const look = () => {
    const element = document.querySelector(content);
    if (element && element.getBoundingClientRect().height > 0) seen.contentMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += /** @type {{ value?: number }} */ (/** @type {unknown} */ (entry)).value ?? 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

function contentTime() {
  return /** @type {any} */ (window).benchSeen.contentMs;
}

function watched() {
  return /** @type {{ longTasks: number, shift: number }} */ (/** @type {any} */ (window).benchSeen);
}
