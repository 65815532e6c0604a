import { expect, waitFor } from 'storybook/test';

/** Waits until skeletons and loaders disappear, so that checks run on the content. */
export async function settled({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(async () => {
    await expect(canvasElement.querySelector('[data-shape], [role="status"]')).toBeNull();
  });
}

/** For loading-state stories. */
export const unsettled = async () => undefined;
