import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from './print-figure.ts';
import { slowPhone } from './slow-phone.ts';
import { tasksOf, traceOf, type TraceEvent } from './trace.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Longer than a star flies, with its first frame on a slow phone, in milliseconds. */
const landedMs = 1_500;

/** One flight of a star. */
interface Flight {
  readonly frames: number;
  readonly dropped: number;
  /** Milliseconds that the main thread is at work from one frame to the next. */
  readonly busy: readonly number[];
}

test(
  'the flight of a star drops no frame on a slow phone, however busy the main thread is',
  { tag: '@journey' },
  async ({ page, learner }) => {
    test.setTimeout(600_000);
    await page.addInitScript(markFlights);
    await learner.openChapter();
    await slowPhone(page);
    const flights: Flight[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      await learner.expectQuestion(number);
      flights.push(await flightOf(page, () => learner.answerRight()));
      await learner.continue();
      if (number === 3) await page.getByRole('button', { name: 'Stay for more stars' }).click();
    }
    for (const { frames, dropped, busy } of flights)
      printFigure(
        `star, 4x: ${dropped} of ${frames} frames dropped; main thread, ms per frame: ${busy.map((ms) => ms.toFixed(1)).join(' ')}`,
      );
    // Of five flights, a busy machine may disturb two.
    const [, , median] = flights.map(({ dropped }) => dropped).toSorted((fewer, more) => fewer - more);
    expect(median).toBe(0);
  },
);

/** Traces a right answer until its star has landed. */
async function flightOf(page: Page, answer: () => Promise<void>): Promise<Flight> {
  const events = await traceOf(page, async () => {
    await answer();
    await page.waitForTimeout(landedMs);
  });
  const begun = events.find(({ name }) => name === 'flight');
  const landed = events.find(({ name }) => name === 'landing');
  if (!begun || !landed) throw new Error('No star has flown.');
  const own = events.filter(({ pid }) => pid === begun.pid);
  const from = firstFrame(own, begun).ts;
  const inFlight = own.filter(({ ts }) => ts >= from && ts < landed.ts);
  const begins = inFlight.filter(({ name }) => name === 'BeginFrame').map(({ ts }) => ts);
  return {
    frames: begins.length,
    dropped: inFlight.filter(isDropped).length,
    busy: begins.map((ts, index) => {
      const next = begins[index + 1] ?? landed.ts;
      const begunInIt = tasksOf(own, begun, ts, next).filter((task) => task.ts >= ts);
      return begunInIt.reduce((sum, { ms }) => sum + ms, 0);
    }),
  };
}

/** Where the star is first on the screen: the main thread has handed over the frame in which it set off. */
function firstFrame(events: readonly TraceEvent[], begun: TraceEvent): TraceEvent {
  const main = events.find(({ name, ts }) => name === 'BeginMainThreadFrame' && ts >= begun.ts);
  const frameId = main?.args?.data?.frameId ?? Infinity;
  const shown = events.find(
    ({ name, ts, args }) => name === 'ActivateLayerTree' && ts >= begun.ts && (args?.frameId ?? 0) >= frameId,
  );
  if (!shown) throw new Error('The star was never shown.');
  return shown;
}

/** A frame that lacks only what the main thread wanted to change still shows the star further on. */
function isDropped({ name, args }: TraceEvent) {
  return name === 'DroppedFrame' && args?.hasPartialUpdate === false;
}

/** In each page: marks when a star sets off and when it lands. */
function markFlights() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    performance.mark('flight');
    void animation.finished.then(() => performance.mark('landing'));
    return animation;
  };
}
