import { expect, waitFor } from 'storybook/test';

interface Rendered {
  canvasElement: HTMLElement;
}

const placeholders = '[data-shape], [role="status"], [role="progressbar"]';

/** Waits until skeletons and loaders disappear, so that checks run on the content. */
export async function settled({ canvasElement }: Rendered) {
  await waitFor(async () => {
    await expect(canvasElement.querySelector('[data-shape], [role="status"]')).toBeNull();
  });
}

/** For loading-state stories: waits for a skeleton or a loader. */
export async function unsettled({ canvasElement }: Rendered) {
  await waitFor(async () => {
    await expect(canvasElement.querySelector(placeholders)).not.toBeNull();
  });
}

/** For error-state stories: waits for the retry. */
export async function failed({ canvasElement }: Rendered) {
  await waitFor(async () => {
    const buttons = [...canvasElement.querySelectorAll('button')].map(({ textContent }) => textContent);
    await expect(buttons).toContain('Try again');
  });
}
