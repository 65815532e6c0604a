import { openPhone, slowDown } from './phone.mjs';

/** Milliseconds to observe a page after its first content, for layout shifts. */
const restMs = 2_000;

/**
 * @typedef {object} View
 * @property {string} url
 * @property {string} content selector of the first content
 * @property {import('playwright').BrowserContextOptions['storageState']} [storageState] of a signed-in learner
 * @property {boolean | undefined} [isNew] true for a device's first visit
 */

/**
 * Opens a page with a cold cache, on a slow phone.
 * @param {import('playwright').Browser} browser
 * @param {View} view
 * @returns {Promise<Record<string, number>>} figures by name: times in ms, bytes, counts
 */
export async function coldView(browser, { url, content, storageState, isNew }) {
  const { page, devtools, close } = await openPhone(browser, { storageState, isNew });
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
 * Opens a page again, with code from the service worker and data from the network.
 * @param {import('playwright').Browser} browser
 * @param {import('./views.mjs').View} view
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

/**
 * In the page, before other scripts: records the content's time, long tasks and layout shifts.
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

/** In the page: milliseconds from navigation start to content, 0 before. */
function contentTime() {
  return /** @type {any} */ (window).benchSeen.contentMs;
}

/** In the page: the records so far. */
function watched() {
  return /** @type {{ longTasks: number, shift: number }} */ (/** @type {any} */ (window).benchSeen);
}

/** @typedef {{ url: string, type: string, start: number, end: number, bytes: number }} Sent times in seconds */

/** Requests that do not delay the content. */
const decoration = new Set(['Font', 'Image', 'Media', 'Other', 'Manifest', 'Preflight']);

/**
 * Records a page's requests from now on.
 * @param {import('playwright').CDPSession} devtools with its network domain enabled
 */
function recordRequests(devtools) {
  /** @type {Map<string, Sent>} */
  const sent = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('http'))
      sent.set(requestId, {
        url: request.url,
        type: type ?? 'Other',
        start: timestamp,
        end: Infinity,
        bytes: 0,
      });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  return () => [...sent.values()];
}

/**
 * Requests until the first content, without fonts and pictures.
 * @param {readonly Sent[]} requests
 * @param {number} contentMs after the start of the page
 * @returns {{ requests: number, bytes: number, depth: number }} depth: the most requests that waited for one another
 */
export function untilContent(requests, contentMs) {
  const from = Math.min(...requests.map(({ start }) => start));
  const content = from + contentMs / 1_000;
  const needed = requests.filter(({ type, end }) => !decoration.has(type) && end <= content);
  return {
    requests: needed.length,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    depth: depthOf(needed),
  };
}

/** @param {readonly Sent[]} requests */
function depthOf(requests) {
  /** @type {Map<Sent, number>} */
  const depths = new Map();
  for (const request of requests.toSorted((one, other) => one.start - other.start)) {
    const before = [...depths].filter(([earlier]) => earlier.end <= request.start);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
