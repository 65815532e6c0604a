import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test.ts';
import type { Learner } from '../fixtures/learner.ts';

const board = {
  card: (page: Page, words: string) =>
    page.getByRole('list', { name: 'Cards to place' }).getByRole('button', { name: words, exact: true }),
  place: (page: Page, number: number) =>
    page
      .getByRole('list', { name: 'Your order', exact: true })
      .getByRole('button', { name: new RegExp(`^Place ${number}\\b`) }),
};

/** The middle of an element, in pixels of the viewport. */
async function middleOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Nothing of an element lies below the upper edge of another one. */
async function expectAbove(upper: Locator, lower: Locator) {
  const edge = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below ? below.y - above.y - above.height : -Infinity;
  };
  await expect.poll(edge).toBeGreaterThanOrEqual(0);
}

/** The question to put in order, with its dragging there. */
async function openOrdering(page: Page, learner: Learner): Promise<readonly string[]> {
  for (const number of [1, 2]) {
    await learner.expectQuestion(number);
    await learner.answerRight();
    await learner.continue();
  }
  await learner.expectQuestion(3);
  const question = await learner.question();
  if (question.type !== 'drag_and_drop') throw new Error('The third question is not one to put in order.');
  await expect(page.locator('[data-draggable]').first()).toBeVisible();
  return question.steps;
}

test.beforeEach(({ learner }) => learner.openChapter());

test(
  'B9: cards are dragged to their places by mouse; the smallest phone shows all of the question and of its answer',
  {
    tag: '@journey',
  },
  async ({ page, learner }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const steps = await openOrdering(page, learner);
    const submit = page.getByRole('button', { name: 'Submit' });
    const tray = submit.locator('..');
    for (const words of steps) await expectAbove(board.card(page, words), tray);
    for (const [index, words] of steps.entries()) {
      const card = board.card(page, words);
      const from = await middleOf(card);
      const to = await middleOf(board.place(page, index + 1));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y - 12, { steps: 3 });
      await expect(card).toHaveAttribute('data-dragged');
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await expect(board.place(page, index + 1)).toHaveAttribute('data-over');
      await page.mouse.up();
      await expect(board.place(page, index + 1)).toHaveAccessibleName(`Place ${index + 1}: ${words}`);
    }
    await submit.click();
    const banner = page.getByRole('heading', { name: 'Well done!' });
    await expect(banner).toBeVisible();
    await expectAbove(board.place(page, steps.length), banner);
  },
);

test(
  'B9: cards are dragged to their places by a finger that rests on them first',
  { tag: '@journey' },
  async ({ page, learner }) => {
    const steps = await openOrdering(page, learner);
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const [index, words] of steps.entries()) {
      const card = board.card(page, words);
      const from = await middleOf(card);
      const to = await middleOf(board.place(page, index + 1));
      await touch('touchStart', from);
      await expect(card).toHaveAttribute('data-dragged');
      await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 });
      await touch('touchMove', to);
      await expect(board.place(page, index + 1)).toHaveAttribute('data-over');
      await touch('touchEnd');
      await expect(board.place(page, index + 1)).toHaveAccessibleName(`Place ${index + 1}: ${words}`);
    }
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
  },
);
