import { openPhone } from './phone.mjs';

const taps = 30;
/** Between two taps, so that each is handled alone. */
const restMs = 150;

/**
 * How long the screen takes to show that it was tapped, on a machine four times slower.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, buttons: string, storageState?: import('playwright').BrowserContextOptions['storageState'] }} page what is tapped in turns, by its selector
 * @returns {Promise<number>} ms until the paint that at most a quarter of 30 taps exceeds, as Event Timing rounds it (8 ms)
 */
export async function tapsToPaint(browser, { url, buttons, storageState }) {
  const { page, close } = await openPhone(browser, { storageState, network: false });
  await page.addInitScript(noteEvents);
  await page.goto(url, { waitUntil: 'networkidle' });
  const [one, other] = [page.locator(buttons).nth(0), page.locator(buttons).nth(1)];
  for (let tap = 0; tap < taps; tap += 1) {
    await (tap % 2 === 0 ? one : other).tap({ force: true });
    await page.waitForTimeout(restMs);
  }
  const durations = await page.evaluate(noted);
  await close();
  // A tap too quick to be noted took less than the 16 ms from which Event Timing notes one.
  const all = [...durations, ...Array(Math.max(0, taps - durations.length)).fill(16)];
  return all.toSorted((shorter, longer) => shorter - longer)[Math.ceil(all.length * 0.75) - 1] ?? NaN;
}

/** In the page: notes each tap's way from the finger to the paint. */
function noteEvents() {
  /** @type {Map<number, number>} */
  const longest = new Map();
  Object.assign(window, { benchEvents: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {any} */ (entry);
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** @returns {number[]} */
function noted() {
  return [.../** @type {any} */ (window).benchEvents.values()];
}
