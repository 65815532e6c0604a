import { openPhone, roundTripMs } from './phone.mjs';

/** Milliseconds that a child looks at each screen before the next tap. */
const restMs = 3_000;

/**
 * Walks from sign-in by Start Journey to the first question on a cheap phone, and measures what each tap waits.
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof import('./product.mjs').startProduct>>} product
 * @returns {Promise<{ waits: { name: string, ms: number }[], roundTrips: number }>}
 */
export async function nineTaps(browser, product) {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(noteTaps);
  // What opens above home after a sign-in is closed by a key, which counts as no tap.
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
 * What the learner taps, and what then shows.
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

/** In the page: notes when it was last tapped. */
function noteTaps() {
  addEventListener('click', () => Object.assign(window, { benchTap: performance.now() }), { capture: true });
}

function sinceTap() {
  return performance.now() - /** @type {number} */ (/** @type {any} */ (window).benchTap);
}
