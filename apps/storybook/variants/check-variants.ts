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
import { isScreen, type StoryFacts, type Variant, variantsOf } from './variants.ts';

interface StoryTest extends TestContext {
  /** The rendered story, after its play function. */
  readonly story?: StoryFacts & { readonly id: string };
}

/** axe rules that depend on the layout; Storybook's own check has run all others. */
const layoutRules = ['scrollable-region-focusable'];
/** Variants keep the colours; only on a screen text may overlap another background. */
const screenRules = [...layoutRules, 'color-contrast'];

// Changes the layout of the rendered story in place: no second render, no second play.
afterEach(async ({ story, task }: StoryTest) => {
  if (!story || task.result?.state === 'fail') return;
  task.meta.layouts = 1;
  const variants = variantsOf(story, task.file.tasks[0] === task);
  if (variants.length === 0) return;
  const onScreen = isScreen(story);
  // Questions are read against the clock, so no line may break a word.
  const isQuestion = story.id.startsWith('quiz-engine-');
  try {
    // Storybook's own padding: a strip may extend into it.
    document.body.style.padding = onScreen ? '' : '1rem';
    turnSurroundings({ motion: 'reduced' });
    deadline = Date.now() + 20_000;
    const found = await defectsInMedia();
    for (const variant of variants) found.push(...(await defectsOn(variant, isQuestion)));
    found.push(...(await atRest('moves', findMotion)));
    if (onScreen || scrolls(document))
      found.push(...(await violationsOf(onScreen ? screenRules : layoutRules)));
    task.meta.layouts += variants.length;
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
    // A broken word of the pseudo-locale does no harm.
    if (isQuestion && !surroundings.locale)
      found.push(...(await atRest(`${name}: word broken inside`, findBrokenWords)));
    return found;
  }
  found.push(...(await atRest(`${name}: target below 48 px`, findSmallTargets)));
  found.push(...(await atRest(`${name}: text below 16 px`, findSmallText)));
  return found;
}

/** When a story's checks stop waiting for late pictures and fonts, in ms. */
let deadline = 0;

/** Defects that remain when late pictures and fonts have loaded. */
async function atRest(defect: string, find: (page: Document) => string[]): Promise<string[]> {
  let found: string[] = [];
  const none = () => {
    found = find(document);
    if (found.length > 0) throw new Error(defect);
  };
  await vi.waitFor(none, Math.max(deadline - Date.now(), 100)).catch(() => undefined);
  return found.map((one) => `${defect}: ${one}`);
}

/** Whether any element scrolls, even by a pixel; skips a slow axe run on other pages. */
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
