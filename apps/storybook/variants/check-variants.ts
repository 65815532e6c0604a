import axe from 'axe-core';
import { afterEach, expect, type TestContext, vi } from 'vitest';
import { turnSurroundings } from '../.storybook/surroundings.ts';
import { usableControls } from './controls.ts';
import { findBrokenWords } from './find-broken-words.ts';
import { findFaintEdges } from './find-faint-edges.ts';
import { findHiddenChoices, hasChoices } from './find-hidden-choices.ts';
import { findMotion } from './find-motion.ts';
import { findOverflow } from './find-overflow.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { findSmallText } from './find-small-text.ts';
import { emulateMedia } from './media.ts';
import { turnScreen } from './turn-screen.ts';
import { componentVariants, screenVariants, type Variant } from './variants.ts';

interface StoryTest extends TestContext {
  /** The story that Storybook's runner has just played; it is still on the page. */
  readonly story?: {
    readonly id: string;
    readonly tags: readonly string[];
    readonly parameters: { readonly layout?: string };
  };
}

/** The rules whose outcome hangs on where things lie; Storybook's own check has run all others. */
const layoutRules = ['scrollable-region-focusable'];
/** Colours are the same in each variant; only on a whole screen words may come to lie over something else. */
const screenRules = [...layoutRules, 'color-contrast'];

// The page of each story turns into each variant. Nothing is rendered anew or played again.
afterEach(async ({ story, task }: StoryTest) => {
  if (!story?.tags.includes('variants') || task.result?.state === 'fail') return;
  const isScreen = story.parameters.layout === 'fullscreen';
  // Read while a clock runs: a word stays whole there.
  const isQuestion = story.id.startsWith('quiz-engine-');
  try {
    // As Storybook lays it out: a strip may use the room at its sides.
    document.body.style.padding = isScreen ? '' : '1rem';
    turnSurroundings({ motion: 'reduced' });
    const found = await defectsInMedia();
    for (const variant of isScreen ? screenVariants : componentVariants) {
      found.push(...(await defectsOn(variant, isQuestion)));
    }
    found.push(...(await atRest('moves', findMotion)));
    if (isScreen || scrolls(document))
      found.push(...(await violationsOf(isScreen ? screenRules : layoutRules)));
    expect(found).toEqual([]);
  } finally {
    turnSurroundings({});
    turnScreen();
    document.body.style.padding = '';
  }
});

async function defectsInMedia(): Promise<string[]> {
  if (usableControls(document).length === 0) return [];
  await emulateMedia({ 'prefers-contrast': 'more' });
  const found = await atRest('more contrast: edge below 3:1', findFaintEdges);
  if (hasChoices(document)) {
    await emulateMedia({ 'forced-colors': 'active' });
    found.push(...(await atRest('forced colours: chosen, but looks like the others', findHiddenChoices)));
  }
  await emulateMedia({});
  return found;
}

async function defectsOn({ name, size, surroundings }: Variant, isQuestion: boolean): Promise<string[]> {
  turnScreen(...size);
  turnSurroundings(surroundings);
  const found = await atRest(`${name}: sticks out or is cut off`, findOverflow);
  if (surroundings.textSize) {
    // The longer words of the pseudo-locale have no meaning that a break could hide.
    if (isQuestion && !surroundings.locale)
      found.push(...(await atRest(`${name}: word broken inside`, findBrokenWords)));
    return found;
  }
  found.push(...(await atRest(`${name}: target below 48 px`, findSmallTargets)));
  found.push(...(await atRest(`${name}: text below 16 px`, findSmallText)));
  return found;
}

/** What a check still finds when what is late, a picture or a font, has had its time. */
async function atRest(defect: string, find: (page: Document) => string[]): Promise<string[]> {
  let found: string[] = [];
  const none = () => {
    found = find(document);
    if (found.length > 0) throw new Error(defect);
  };
  await vi.waitFor(none, 20_000).catch(() => undefined);
  return found.map((one) => `${defect}: ${one}`);
}

/** Whether anything can be scrolled, even by a pixel: axe asks for more, and takes its time where it has nothing to check. */
function scrolls({ body }: Document): boolean {
  return [body, ...body.querySelectorAll('*')].some((element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const hides = scrollWidth > clientWidth || scrollHeight > clientHeight;
    return hides && /auto|scroll/.test(getComputedStyle(element).overflow);
  });
}

async function violationsOf(rules: string[]): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
