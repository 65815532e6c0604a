import { expect, type BrowserContext, type Page } from '@playwright/test';
import { slowPhone } from './slow-phone.ts';
import { tasksOf, traceOf, workBetween, type TraceEvent } from './trace.ts';

/** How many times a place is tapped. */
export const taps = 30;
/** Between two taps, so that each is handled alone, in milliseconds. */
const restMs = 200;
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
  await slowPhone(page);
  await page.evaluate(noteShifts);
  const events = await traceOf(page, async () => {
    for (let tap = 0; tap < taps; tap += 1) {
      const { x, y } = middles[tap % 2] ?? { x: 0, y: 0 };
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(restMs);
    }
  });
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

/** The same on a page with nothing but two buttons: the least that a tap takes on this machine. */
export async function tapBareButtons(context: BrowserContext) {
  const bare = await context.newPage();
  await bare.goto('data:text/html,<button>One</button><br><br><button>Other</button>');
  const least = await tapInTurns(bare, 'button');
  // Left open, its slowed thread would keep a core busy while the product is measured.
  await bare.close();
  return least;
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
