import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test.ts';
import { join } from '../fixtures/newcomer.ts';

test.use({ visitor: true, firstVisit: true });

/** Counts touches outside of text fields, and layout shifts without an input before them. */
async function observe(page: Page) {
  const seen = { touches: 0, shift: 0 };
  await page.exposeFunction('noteTouch', () => (seen.touches += 1));
  await page.exposeFunction('noteShift', (value: number) => (seen.shift += value));
  await page.addInitScript(() => {
    const { noteTouch, noteShift } = globalThis as unknown as {
      noteTouch: () => void;
      noteShift: (value: number) => void;
    };
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type);
        if (!isText) noteTouch();
      },
      { capture: true },
    );
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) noteShift(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
}

/** Words to read on the current screen, buttons included. */
async function countWords(page: Page) {
  const intro = page.locator('dialog[data-hour]');
  const shown = (await intro.isVisible()) ? intro : page.getByRole('main');
  const texts = (await shown.innerText()).split(/\s+/);
  return texts.filter((text) => /\p{L}/u.test(text)).length;
}

test(
  'a new visitor reaches a question in 3 touches and 120 words without a layout shift, and joins in at most 9 touches (D239, D242)',
  { tag: ['@auth', '@journey'] },
  async ({ page, learner, provider }) => {
    const seen = await observe(page);
    let words = 0;
    const tap = async (role: 'button' | 'link', name: string) => {
      const target = page.getByRole(role, { name, exact: true });
      await expect(target).toBeVisible();
      words += await countWords(page);
      await target.click();
    };
    await page.goto('/');
    await tap('button', 'Skip');
    await expect(page.locator('dialog[data-hour]')).toBeHidden();
    await tap('link', 'Try the first chapter');
    await tap('link', 'Start');
    await learner.expectQuestion(1);
    expect(seen.touches).toBe(3);
    expect(words).toBeLessThanOrEqual(120);
    expect(seen.shift).toBeLessThanOrEqual(0.01);
    for (let number = 1; number <= 5; number += 1) {
      await learner.expectQuestion(number);
      await learner.answerRight();
      await learner.continue();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter finished!' })).toBeVisible();
    seen.touches = 0;
    await page.getByRole('link', { name: 'Join' }).click();
    await join(page, provider.url);
    // Playwright selects the age without its two touches.
    expect(seen.touches + 2).toBeLessThanOrEqual(9);
    test.info().annotations.push({ type: 'figures', description: JSON.stringify({ words, ...seen }) });
  },
);
