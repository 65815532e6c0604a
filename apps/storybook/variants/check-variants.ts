import axe from 'axe-core';
import { afterEach, expect, type TestContext, vi } from 'vitest';
import { page } from 'vitest/browser';
import { turnSurroundings } from '../.storybook/surroundings.ts';
import { findMotion } from './find-motion.ts';
import { findOverflow } from './find-overflow.ts';
import { smallPhone, variants } from './variants.ts';

interface StoryTest extends TestContext {
  /** The story that Storybook's runner has just played; it is still on the page. */
  readonly story?: { readonly tags: readonly string[]; readonly parameters: { readonly layout?: string } };
}

/** The rules whose outcome hangs on where things lie; Storybook's own check has run all others. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];
/** Colours are the same in each variant; only on a whole screen words may come to lie over something else. */
const screenRules = [...layoutRules, 'color-contrast'];

// The page of each story turns into each variant. Nothing is rendered anew or played again.
afterEach(async ({ story, task }: StoryTest) => {
  if (!story?.tags.includes('variants') || task.result?.state === 'fail') return;
  try {
    // As Storybook lays it out: a strip may use the room at its sides.
    document.body.style.padding = story.parameters.layout === 'fullscreen' ? '' : '1rem';
    await page.viewport(smallPhone.width, smallPhone.height);
    for (const [name, surroundings] of Object.entries(variants)) {
      turnSurroundings(surroundings);
      await expectFits(name);
    }
    const isScreen = story.parameters.layout === 'fullscreen';
    expect(await violationsOf(isScreen ? screenRules : layoutRules)).toEqual([]);
  } finally {
    turnSurroundings({});
    document.body.style.padding = '';
  }
});

/** Parts that measure themselves come to rest some frames after the page has turned. */
async function expectFits(name: string) {
  await vi.waitFor(() => {
    expect(findOverflow(document), `${name}: sticks out or is cut off`).toEqual([]);
    expect(findMotion(document), `${name}: moves`).toEqual([]);
  });
}

async function violationsOf(rules: string[]): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
