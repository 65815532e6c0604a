import type { Locator, Page } from '@playwright/test';
import type { Question } from '@sirah-trails/provider/testing/journeys';

const mostTabs = 60;

/** Presses Enter on the control, after as many presses of Tab as it takes. */
export async function enter(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Gives the right answer with keys alone. */
export async function answerByKeys(page: Page, question: Question) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  switch (question.type) {
    case 'multiple_choice':
      await choose(page, question.answer);
      break;
    case 'true_or_false':
      await choose(page, question.answer ? 'True' : 'False');
      break;
    case 'drag_and_drop':
      for (const step of question.steps) await enter(page, button(step));
      break;
    case 'unscramble_words':
      await tabTo(page, page.getByRole('textbox'));
      await page.keyboard.type(question.word);
      break;
    case 'matchup_words':
      for (const { left, right } of question.pairs) {
        await enter(
          page,
          page.getByRole('list', { name: 'First list' }).getByRole('button', { name: left, exact: true }),
        );
        await enter(
          page,
          page.getByRole('list', { name: 'Second list' }).getByRole('button', { name: right, exact: true }),
        );
      }
      return;
  }
  await enter(page, button('Submit'));
}

/** Tab reaches one option of the group, the arrows the others. */
export async function choose(page: Page, name: string) {
  const option = page.getByRole('radio', { name, exact: true });
  await tabTo(page, page.getByRole('radio'));
  await page.keyboard.press('Space');
  for (let step = 0; step < 4 && !(await option.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
}

/** Goes on with Tab until one of the controls has the focus. */
async function tabTo(page: Page, controls: Locator) {
  await controls.first().waitFor();
  for (let step = 0; step < mostTabs; step += 1) {
    if (await controls.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${controls.toString()}.`);
}
