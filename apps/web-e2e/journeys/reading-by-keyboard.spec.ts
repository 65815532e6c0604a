import type { Page } from '@playwright/test';
import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { answerByKeys, enter, openAndClose, tabTo } from '../fixtures/keyboard.ts';

test(
  'by keyboard alone: from a closed question to its page of the book and back, then from the list of books to the end of one',
  { tag: ['@reader', '@journey'] },
  async ({ page, learner }) => {
    const title = page.getByRole('heading', { level: 1 });
    await learner.openChapter();
    await answerByKeys(page, await learner.question());
    await enter(page, page.getByText('How do we know?'));
    await enter(page, page.getByRole('link', { name: /^Find it in the book, page \d+$/ }));
    await expect(title).toHaveText('The Land');
    await page.keyboard.press('ArrowRight');
    await enter(page, page.getByRole('link', { name: 'Back to the questions' }));
    // The clock has not run while the book was open.
    await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await learner.expectQuestion(2);

    await page.goto(links.books());
    const name = "Makkah and the Ka'bah";
    await enter(page, page.getByRole('link', { name: new RegExp(`^${name}`) }));
    await expect(title).toHaveText(name);
    await enter(page, page.getByRole('link', { name: 'Start Reading' }));
    await expectNames(page);
    await openAndClose(page, page.getByRole('article').locator('button[data-glossary-id]').first());
    await readAtNight(page);
    // For the confetti, which must fly under the policy of the page.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await readToTheEnd(page);
    await expect(title).toHaveText('Book Finished!');
    await expect(page.locator('main canvas')).toBeAttached();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(bar(page)).toHaveAttribute('content', paper);
    await enter(page, page.getByRole('link', { name: 'Read Another Book' }));
    await expect(title).toHaveText('Base Camp');
  },
);

/** Accessible names of the controls around the first page. */
async function expectNames(page: Page) {
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the book', exact: true })).toBeVisible();
  const names = ['Text size and colours', 'Short and simple', 'Report a mistake', 'Back', 'Next'];
  for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Short and simple' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
}

const bar = (page: Page) => page.locator('meta[name=theme-color]');
const paper = 'rgb(253, 248, 238)';
const night = 'rgb(18, 27, 24)';

/** Chooses night colours, which the browser's bar follows. */
async function readAtNight(page: Page) {
  const comfort = page.getByRole('button', { name: 'Text size and colours' });
  await openAndClose(page, comfort);
  await expect(bar(page)).toHaveAttribute('content', paper);
  await enter(page, comfort);
  await tabTo(page, page.getByRole('radio', { name: 'Paper' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(bar(page)).toHaveAttribute('content', night);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Turns all pages with a single button, which keeps the focus. */
async function readToTheEnd(page: Page) {
  const counter = page.getByText(/^\d+ of \d+$/);
  const last = Number((await counter.innerText()).split(' of ')[1]);
  await enter(page, page.getByRole('button', { name: 'Next', exact: true }));
  for (let number = 2; number < last; number += 1) {
    await expect(counter).toHaveText(`${number} of ${last}`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Finish Book' })).toBeFocused();
  await page.keyboard.press('Enter');
}
