import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { slowPhone } from './slow-phone.ts';
import { tasksOf, traceOf, workBetween, type TraceEvent } from './trace.ts';

/** How many times a place is tapped. */
export const taps = 30;
/** Between two taps, so that each is handled alone, in milliseconds. */
const restMs = 200;
/** How long a quick finger rests on the glass, in milliseconds. Without it, landing and leaving would be one task, as no finger's are. */
const fingerMs = 60;
/** Of a screen with 60 frames a second, in milliseconds. */
export const frameMs = 1_000 / 60;
/** From which on a task of the main thread is long, in milliseconds. */
export const longTaskMs = 50;

declare global {
  interface Window {
    /** Sum of the layout shifts, those after a tap among them. */
    shift?: number;
  }
}

/**
 * Taps two places in turns on a slow phone.
 *
 * @returns the work of the main thread from the finger's leaving to the paint that at most a quarter of the taps exceeds, the longest
 * task, in milliseconds, and the layout shift
 */
export async function tapInTurns(page: Page, selector: string) {
  await page.bringToFront();
  await expect(page.locator(selector).nth(1)).toBeVisible();
  const middles = await Promise.all([0, 1].map((index) => middleOf(page, selector, index)));
  const quicken = await slowPhone(page);
  await page.evaluate(noteShifts);
  const devtools = await page.context().newCDPSession(page);
  const events = await traceOf(page, async () => {
    for (let tap = 0; tap < taps; tap += 1) {
      await tapAt(page, devtools, middles[tap % 2] ?? { x: 0, y: 0 });
      await page.waitForTimeout(restMs);
    }
  });
  // Its slowed thread would keep a core busy while the next one is measured.
  await quicken();
  const ups = events.filter(isOfType('pointerup'));
  expect(ups).toHaveLength(taps);
  const tasks = ups.slice(0, 1).flatMap((first) => tasksOf(events, first, first.ts));
  const waits = ups.map((up) => untilPaint(events, up)).toSorted((shorter, longer) => shorter - longer);
  return {
    p75: waits[Math.ceil(taps * 0.75) - 1] ?? NaN,
    longestTask: Math.max(...tasks.map(({ ms }) => ms)),
    shift: await page.evaluate(() => window.shift),
  };
}

/**
 * Measures a screen between two measurements of bare buttons: within minutes, this machine can become half as quick again.
 *
 * @returns what `tap` measured, and the mean of what a quarter of the bare taps exceeds: the least that a tap takes here
 */
export async function besideBareButtons(context: BrowserContext, tap: () => ReturnType<typeof tapInTurns>) {
  const before = await tapBareButtons(context);
  const ours = await tap();
  const after = await tapBareButtons(context);
  return { ours, least: (before.p75 + after.p75) / 2 };
}

/** The same on a page with nothing but two buttons. */
async function tapBareButtons(context: BrowserContext) {
  const bare = await context.newPage();
  await bare.goto('data:text/html,<button>One</button><br><br><button>Other</button>');
  const least = await tapInTurns(bare, 'button');
  await bare.close();
  return least;
}

async function tapAt(page: Page, devtools: CDPSession, middle: { readonly x: number; readonly y: number }) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await page.waitForTimeout(fingerMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Work of the main thread from a finger's leaving until the frame with the choice is handed over, in milliseconds. */
function untilPaint(events: readonly TraceEvent[], up: TraceEvent) {
  const click = events.find((event) => event.ts >= up.ts && isOfType('click')(event));
  const paint = events.find(
    ({ name, ts, tid }) => name === 'Commit' && tid === up.tid && ts >= (click?.ts ?? Infinity),
  );
  if (!paint) throw new Error('A tap was not painted.');
  return workBetween(events, up, paint);
}

function isOfType(type: string) {
  return ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === type;
}

async function middleOf(page: Page, selector: string, index: number) {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In the page. */
function noteShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift' });
}
