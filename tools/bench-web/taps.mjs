import { openPhone, roundTripMs } from './phone.mjs';
import { median } from './table.mjs';

/** Milliseconds on each screen before the next tap. */
const restMs = 3_000;

/**
 * Taps from sign-in through Start Journey to the first question on a slow phone, and measures each tap's delay.
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof import('./product.mjs').startProduct>>} product
 * @returns {Promise<{ waits: { name: string, ms: number }[], roundTrips: number }>}
 */
export async function nineTaps(browser, product) {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(noteTaps);
  // A key closes the popup above home after a sign-in; it does not count as a tap.
  const above = page.getByRole('dialog', { name: 'Ongoing Competitions' });
  await page.addLocatorHandler(above, () => page.keyboard.press('Escape'));
  const { email, password } = await product.newAccount();
  await page.goto(product.addresses.signIn);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const waits = [];
  for (const { name, tap, shows } of steps(page)) {
    await page.waitForTimeout(restMs);
    await tap.click();
    await shows.first().waitFor({ timeout: 60_000 });
    waits.push({ name, ms: await page.evaluate(sinceTap) });
  }
  await close();
  return { waits, roundTrips: waits.reduce((sum, { ms }) => sum + ms, 0) / roundTripMs };
}

/**
 * A tap target and the content after the tap.
 * @param {import('playwright').Page} page
 */
function steps(page) {
  const button = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const link = (/** @type {string | RegExp} */ name) => page.getByRole('link', { name });
  const [trails, journey, easy] = [link(/^The Trails/), button('Start Journey'), button(/^Easy,/)];
  const [world, pin, chapter] = [link(/^Continue to/), button(/^1\. The Land/), link(/^Chapter 1 /)];
  const [quote, quiz, choice] = [button('Continue'), link('Start Quiz'), page.getByRole('radio')];
  return [
    { name: 'Sign in', tap: button('Sign in'), shows: trails },
    { name: 'The Trails', tap: trails, shows: journey },
    { name: 'Start Journey', tap: journey, shows: easy },
    { name: 'Easy', tap: easy, shows: world },
    { name: 'Continue to the world', tap: world, shows: pin },
    { name: 'The Land', tap: pin, shows: chapter },
    { name: 'Chapter 1', tap: chapter, shows: quote },
    { name: 'Continue', tap: quote, shows: quiz },
    { name: 'Start Quiz', tap: quiz, shows: choice },
  ];
}

/** In the page: records the last tap's time. */
function noteTaps() {
  addEventListener('click', () => Object.assign(window, { benchTap: performance.now() }), { capture: true });
}

function sinceTap() {
  return performance.now() - /** @type {number} */ (/** @type {any} */ (window).benchTap);
}

const taps = 30;
/** Milliseconds between taps, so that they do not overlap. */
const pauseMs = 150;

/**
 * Delay from a tap to its visual feedback, on a CPU four times slower.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, buttons: string, storageState?: import('playwright').BrowserContextOptions['storageState'] }} page tapped elements, in turns, by selector
 * @returns {Promise<number>} ms until the paint that at most a quarter of 30 taps exceeds, as Event Timing rounds it (8 ms)
 */
export async function tapsToPaint(browser, { url, buttons, storageState }) {
  const { page, close } = await openPhone(browser, { storageState, network: false });
  await page.addInitScript(noteEvents);
  await page.goto(url, { waitUntil: 'networkidle' });
  const [one, other] = [page.locator(buttons).nth(0), page.locator(buttons).nth(1)];
  for (let tap = 0; tap < taps; tap += 1) {
    await (tap % 2 === 0 ? one : other).tap({ force: true });
    await page.waitForTimeout(pauseMs);
  }
  const durations = await page.evaluate(noted);
  await close();
  // Event Timing omits taps below 16 ms.
  const all = [...durations, ...Array(Math.max(0, taps - durations.length)).fill(16)];
  return all.toSorted((shorter, longer) => shorter - longer)[Math.ceil(all.length * 0.75) - 1] ?? NaN;
}

/** In the page: records each tap's duration until the paint. */
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

const rounds = 5;

/**
 * Time from the input to the new title, between two screens with loaded code and data.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storageState: import('playwright').BrowserContextOptions['storageState'], cpu: number }} visit home, a signed-in learner, times slower than this machine
 * @returns {Promise<number>} median in ms
 */
export async function pageToPage(browser, { url, storageState, cpu }) {
  const { page, close } = await openPhone(browser, { storageState, network: false, cpu });
  await page.addInitScript(noteTitles);
  await page.goto(url, { waitUntil: 'networkidle' });
  const board = page.getByRole('link', { name: /^Top of the Trails/ });
  const back = page.getByRole('link', { name: 'Back to Home' });
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const link of [board, back]) {
      await link.click();
      const ms = await (await page.waitForFunction(sinceInput)).jsonValue();
      if (round > 0) times.push(Number(ms));
      await page.waitForLoadState('networkidle');
    }
  }
  await close();
  return median(times);
}

/** In the page: records the time from an input to the next title text. */
function noteTitles() {
  let input = 0;
  const title = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    () => {
      const before = title();
      input = performance.now();
      Object.assign(window, { benchTitle: 0 });
      const look = () => {
        if (title() === before || title() === '') requestAnimationFrame(look);
        else Object.assign(window, { benchTitle: performance.now() - input });
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

function sinceInput() {
  return /** @type {any} */ (window).benchTitle;
}
