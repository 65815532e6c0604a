import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from './print-figure.ts';
import { slowPhone } from './slow-phone.ts';
import { tasksOf, traceOf, type TraceEvent } from './trace.ts';

const taps = 30;
/** Between two taps, so that each is handled alone, in milliseconds. */
const restMs = 200;
/** Of a screen with 60 frames a second, in milliseconds. */
const frameMs = 1_000 / 60;
/** From which on a task of the main thread is long, in milliseconds. */
const longTaskMs = 50;

declare global {
  interface Window {
    /** Sum of the layout shifts, those after a tap among them. */
    shift?: number;
  }
}

test(
  'a choice is painted at most one frame later than a bare button, without a long task or a shift',
  { tag: '@journey' },
  async ({ page, context, learner }) => {
    test.setTimeout(300_000);
    const bare = await context.newPage();
    await bare.goto('data:text/html,<button>One</button><br><br><button>Other</button>');
    const button = await tapInTurns(bare, 'button');
    await learner.openChapter();
    await page.waitForLoadState('networkidle');
    const choice = await tapInTurns(page, 'label:has(input)');
    const [ours, least] = [choice.p75.toFixed(1), button.p75.toFixed(1)];
    printFigure(`from finger to paint, 4x, p75 of ${taps} taps: choice ${ours} ms, bare button ${least} ms`);
    printFigure(`longest task of a tap, 4x: ${choice.longestTask.toFixed(1)} ms; shift ${choice.shift}`);
    expect(choice.shift).toBe(0);
    expect(choice.longestTask).toBeLessThan(longTaskMs);
    expect(choice.p75 - button.p75).toBeLessThanOrEqual(frameMs);
  },
);

/**
 * Taps two places in turns on a slow phone.
 *
 * @returns the work of the main thread from the finger's leaving to the paint that at most a quarter of the taps exceeds, the longest
 * task, in milliseconds, and the layout shift
 */
async function tapInTurns(page: Page, selector: string) {
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

/** Work of the main thread from a finger's leaving until the frame with the choice is handed over, in milliseconds. */
function untilPaint(events: readonly TraceEvent[], up: TraceEvent) {
  const click = events.find((event) => event.ts >= up.ts && isOfType('click')(event));
  const paint = events.find(
    ({ name, ts, tid }) => name === 'Commit' && tid === up.tid && ts >= (click?.ts ?? Infinity),
  );
  if (!paint) throw new Error('A tap was not painted.');
  return tasksOf(events, up, up.ts, paint.ts).reduce((sum, { ms }) => sum + ms, 0);
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
