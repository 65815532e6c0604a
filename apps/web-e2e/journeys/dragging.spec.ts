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

/** The centre of an element, in viewport pixels. */
async function middleOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Expects `upper` to end above the top edge of `lower`. */
async function expectAbove(upper: Locator, lower: Locator) {
  const edge = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below ? below.y - above.y - above.height : -Infinity;
  };
  await expect.poll(edge).toBeGreaterThanOrEqual(0);
}

/** Opens the ordering question and waits until its cards are draggable. Returns its steps. */
async function openOrdering(page: Page, learner: Learner): Promise<readonly string[]> {
  for (const number of [1, 2]) {
    await learner.expectQuestion(number);
    await learner.answerRight();
    await learner.continue();
  }
  await learner.expectQuestion(3);
  const question = await learner.question();
  if (question.type !== 'drag_and_drop') throw new Error('The third question of the pack is an ordering.');
  await expect(page.locator('[data-draggable]').first()).toBeVisible();
  return question.steps;
}

test(
  'cards are dragged by mouse and by a resting finger; the smallest phone shows the whole question and its result',
  {
    tag: '@journey',
  },
  async ({ page, learner }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await learner.openChapter();
    const steps = await openOrdering(page, learner);
    const submit = page.getByRole('button', { name: 'Submit' });
    const tray = submit.locator('..');
    for (const words of steps) await expectAbove(board.card(page, words), tray);
    const drags = [await dragByFinger(page), dragByMouse(page)];
    for (const [index, words] of steps.entries()) {
      const place = board.place(page, index + 1);
      await drags[index % 2]?.(board.card(page, words), place);
      await expect(place).toHaveAccessibleName(`Place ${index + 1}: ${words}`);
    }
    await submit.click();
    const banner = page.getByRole('heading', { name: 'Well done!' });
    await expect(banner).toBeVisible();
    await expectAbove(board.place(page, steps.length), banner);
  },
);

type Drag = (card: Locator, place: Locator) => Promise<void>;

function dragByMouse({ mouse }: Page): Drag {
  return async (card, place) => {
    const from = await middleOf(card);
    const to = await middleOf(place);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y - 12, { steps: 3 });
    await expect(card).toHaveAttribute('data-dragged');
    await mouse.move(to.x, to.y, { steps: 8 });
    await expect(place).toHaveAttribute('data-over');
    await mouse.up();
  };
}

async function dragByFinger(page: Page): Promise<Drag> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (card, place) => {
    const from = await middleOf(card);
    const to = await middleOf(place);
    await touch('touchStart', from);
    await expect(card).toHaveAttribute('data-dragged');
    await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await expect(place).toHaveAttribute('data-over');
    await touch('touchEnd');
  };
}
