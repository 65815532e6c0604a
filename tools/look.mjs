// `npm run look -- <library>`: contact sheets of the library's stories in `.look`, with differences from `main`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStories, buildStoriesOf } from './look/build-stories.mjs';
import { changedShare } from './look/changed-share.mjs';
import { drawSheet } from './look/draw-sheet.mjs';
import { launchBrowser, shootStories } from './look/shoot-stories.mjs';
import { root, secondsSince } from './process.mjs';

const [library, base = 'main'] = process.argv.slice(2);
if (!library) {
  console.error(
    'Name a library: npm run look -- reader, or with another base: npm run look -- reader HEAD~1',
  );
  process.exit(2);
}
const begun = performance.now();
const folder = join(root, '.look', library);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/**
 * Prints the next step; each may take minutes.
 * @param {string} step
 */
const next = (step) => console.log(`${secondsSince(begun).padStart(8)}  ${step}`);

next('building the stories');
const builds = { now: await buildStories(), before: await buildStoriesOf(base) };
const browser = await launchBrowser();
next('drawing them as they are');
const now = await shootStories(browser, builds.now, library);
if (now.length === 0) {
  await browser.close();
  console.error(`There is no story of ${library}.`);
  process.exit(2);
}
for (const title of new Set(now.map((story) => story.title))) {
  const file = `${title.replaceAll('/', '-').toLowerCase()}.png`;
  const stories = now.filter((story) => story.title === title);
  writeFileSync(join(folder, file), await drawSheet(stories));
  console.log(join('.look', library, file));
}

next(`drawing them as on ${base}`);
const before = await shootStories(browser, builds.before, library);
await browser.close();

console.log(`\nagainst ${base}, share of the pixels that changed`);
const shares = await Promise.all(
  now.map(async ({ id, shots }) => {
    const old = before.find((story) => story.id === id);
    return { id, share: old ? await changedShare(old.shots, shots) : null };
  }),
);
for (const { id, share } of shares.sort((a, b) => (b.share ?? 2) - (a.share ?? 2)))
  if (share !== 0) console.log(`${share === null ? '   new' : `${(share * 100).toFixed(2)} %`}  ${id}`);
console.log(`${shares.filter(({ share }) => share === 0).length} of ${shares.length} are the same`);
for (const { id } of before.filter((old) => !now.some((story) => story.id === old.id)))
  console.log(`  gone  ${id}`);
console.log(`together ${secondsSince(begun)}`);
