// Takes story screenshots in the standard sizes from a Storybook build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunch } from '../../browser.preset.mjs';

/** Widths and heights in pixels. The last view is a phone with large right-to-left text. */
export const views = [
  { name: 'small phone', width: 320, height: 640, globals: '' },
  { name: 'phone', width: 390, height: 844, globals: '' },
  { name: 'phone, turned', width: 844, height: 390, globals: '' },
  { name: 'tablet', width: 768, height: 1024, globals: '' },
  { name: 'laptop', width: 1280, height: 800, globals: '' },
  {
    name: 'large text, right to left',
    width: 390,
    height: 844,
    globals: ';textSize:200;direction:rtl',
  },
];

/** In the page: React renders in the first frame; the layout is complete in the second. */
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** @typedef {{ id: string, title: string, name: string, importPath: string, type: string }} Entry */
/** @typedef {Pick<Entry, 'id' | 'title' | 'name'> & { shots: Buffer[] }} ShotStory one PNG for each view */

export function launchBrowser() {
  return chromium.launch(browserLaunch());
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} build folder of the build
 * @param {string} library as `reader`
 * @returns {Promise<ShotStory[]>} in the order of Storybook
 */
export async function shootStories(browser, build, library) {
  const server = await preview({
    root: build,
    build: { outDir: '.' },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  /** @type {{ entries: Record<string, Entry> }} */
  const { entries } = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'));
  const stories = [];
  for (const { id, title, name, importPath, type } of Object.values(entries)) {
    if (type !== 'story' || !importPath.includes(`/${library}/`)) continue;
    stories.push({ id, title, name, shots: await shoot(page, `${url}iframe.html?viewMode=story&id=${id}`) });
  }
  await page.close();
  await server.close();
  return stories;
}

/**
 * Renders the story once for all sizes, and again if the globals differ.
 * @param {import('playwright').Page} page
 * @param {string} address
 */
async function shoot(page, address) {
  const shots = [];
  let shown = null;
  for (const { width, height, globals } of views) {
    await page.setViewportSize({ width, height });
    if (globals !== shown) await open(page, `${address}&globals=motion:reduced${globals}`);
    shown = globals;
    await page.evaluate(twoFrames);
    shots.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  return shots;
}

/** Opens a story and waits for its play function. @param {import('playwright').Page} page @param {string} address */
async function open(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => {
    const phase = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}
