import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey-test.ts';
import { printFigure } from './print-figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Between two looks at the screen, in milliseconds. */
const lookMs = 100;
/** Until a child notices that a tap has done something, in milliseconds. */
const noticedMs = 200;

/** The screen at one moment. */
interface Look {
  readonly at: number;
  readonly address: string;
  /** Expects text and a link or button, and no pending state. */
  readonly hasCard: boolean;
  /** The worlds whose light is on the screen. */
  readonly worlds: readonly string[];
}

interface Watched {
  readonly looks: Look[];
  /** When each tap, sound and first motion was, by the clock of the page. */
  readonly taps: number[];
  readonly sounds: number[];
  readonly motions: number[];
  /** When a new screen could be gone on from. */
  readonly ready: number[];
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

test(
  'from the last tap of a chapter to the next chapter, no frame lacks a card or shows another world, and no tap waits',
  { tag: '@journey' },
  async ({ page, learner }) => {
    test.setTimeout(300_000);
    await page.addInitScript(watchScreen, lookMs);
    await learner.openChapter();
    for (const number of [1, 2, 3, 4, 5]) {
      await learner.expectQuestion(number);
      await learner.answerRight();
      if (number < 5) await learner.continue();
      if (number === 3) await page.getByRole('button', { name: 'Stay for more stars' }).click();
    }
    // As long as a child reads the last words at least.
    await page.waitForTimeout(2_000);
    const waits: number[] = [];
    const begun = await page.evaluate(() => performance.now());
    while (!page.url().includes('/motivational/')) waits.push(await goOn(page));
    await page.waitForTimeout(1_000);
    const { looks, taps, sounds, motions } = await page.evaluate(() => window.watched ?? null).then(present);
    const seen = looks.filter(({ at }) => at >= begun);
    const [lastTap = NaN] = taps.filter((at) => at >= begun);
    const first = (times: readonly number[]) => (times.find((at) => at >= lastTap) ?? Infinity) - lastTap;
    const [sound, motion] = [first(sounds), first(motions)];
    printFigure(
      `last tap to next chapter: ${seen.length} looks, sound after ${sound.toFixed(0)} ms, first motion after ${motion.toFixed(0)} ms`,
    );
    printFigure(`the next screen after each tap, ms: ${waits.map((ms) => ms.toFixed(0)).join(' ')}`);
    expect(seen.filter(({ hasCard }) => !hasCard)).toEqual([]);
    expect(new Set(seen.flatMap(({ worlds }) => worlds)).size).toBe(1);
    expect(Math.max(sound, motion, ...waits)).toBeLessThanOrEqual(noticedMs);
  },
);

function present(watched: Watched | null): Watched {
  if (!watched) throw new Error('The page was not watched.');
  return watched;
}

/** Taps Continue, and waits until the next screen can be gone on from; in milliseconds by the clock of the page. */
async function goOn(page: Page): Promise<number> {
  const shown = page.url();
  await page.getByRole('button', { name: 'Continue', exact: true }).tap();
  await page.waitForURL((url) => url.href !== shown);
  await page
    .getByRole('button', { name: 'Continue' })
    .or(page.getByRole('link', { name: 'Start Quiz' }))
    .waitFor();
  return page.evaluate(() => {
    const { taps = [], ready = [] } = window.watched ?? {};
    const tap = taps.at(-1) ?? NaN;
    return (ready.find((at) => at >= tap) ?? NaN) - tap;
  });
}

/** In each page: looks at the screen again and again, and notes taps, sounds and motions. */
function watchScreen(everyMs: number) {
  const watched: Watched = { looks: [], taps: [], sounds: [], motions: [], ready: [] };
  window.watched = watched;
  const now = () => performance.now();
  addEventListener('click', () => watched.taps.push(now()), { capture: true });
  for (const type of ['animationstart', 'transitionrun'])
    addEventListener(type, () => watched.motions.push(now()), { capture: true });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    watched.sounds.push(now());
    return play.call(this);
  };
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const look = (): Look => {
    const main = document.querySelector('main');
    const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])].filter(isShown);
    const ways = all('button:not([disabled], [aria-busy]), a[href]');
    const waits = all('[data-shape], [role="progressbar"]:not([aria-valuenow])');
    const lit = [...document.querySelectorAll<HTMLElement>('[data-world]')].filter(isShown);
    return {
      at: now(),
      address: location.pathname + location.search,
      hasCard: ways.length > 0 && waits.length === 0 && (main?.innerText.trim() ?? '') !== '',
      worlds: lit.map(({ dataset }) => dataset['world'] ?? '').filter(Boolean),
    };
  };
  setInterval(() => watched.looks.push(look()), everyMs);
  let address = location.href;
  const watchAddress = () => {
    if (location.href !== address && look().hasCard) {
      address = location.href;
      watched.ready.push(now());
    }
    requestAnimationFrame(watchAddress);
  };
  requestAnimationFrame(watchAddress);
}
