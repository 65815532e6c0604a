import { expect, waitFor } from 'storybook/test';

/** Waits until a story shows what it is about, so that it is that which is checked and not its skeleton. */
export async function settled({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(async () => {
    await expect(canvasElement.querySelector('[data-shape], [role="status"]')).toBeNull();
  });
}

/** For the story of what has not come yet. */
export const unsettled = async () => undefined;
