import type { Page } from '@playwright/test';
import type { Question } from '@sirah-trails/provider/testing/journeys';

/** Gives the right answer with touches alone; a word is typed. */
export async function answerByTouch(page: Page, question: Question) {
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  switch (question.type) {
    case 'multiple_choice':
      await choose(page, question.answer);
      break;
    case 'true_or_false':
      await choose(page, question.answer ? 'True' : 'False');
      break;
    case 'drag_and_drop':
      for (const step of question.steps) await tap(step);
      break;
    case 'unscramble_words':
      await page.getByRole('textbox').tap();
      await page.keyboard.type(question.word);
      break;
    case 'matchup_words':
      for (const [list, name] of question.pairs.flatMap(({ left, right }) => [
        ['First list', left] as const,
        ['Second list', right] as const,
      ]))
        await page.getByRole('list', { name: list }).getByRole('button', { name, exact: true }).tap();
      return;
  }
  await tap('Submit');
}

/** A finger lands on the card, not on the small circle in it. */
function choose(page: Page, name: string) {
  const option = page.getByRole('radio', { name, exact: true });
  return page.locator('label').filter({ has: option }).tap();
}
