// `npm run art` draws every picture in the catalogue into its file; with `--check` it only lists differing files.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from '../format.mjs';
import { rasters } from './brand/rasters.mjs';
import { catalogue } from './catalogue.mjs';
import { manifest } from './manifest.mjs';
import { optimise } from './optimise.mjs';
import { looksLike, rasterise } from './raster.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Folders that contain only pictures drawn by this kit. */
const owned = ['content/art', 'apps/web/brand'];

const pictures = Object.entries(catalogue).map(([file, draw]) => ({ file, text: optimise(draw()) }));
const inPixels = await Promise.all(
  Object.entries(rasters).map(async ([file, { draw, width }]) => ({
    file,
    bytes: await rasterise(file, optimise(draw()), width),
  })),
);
const list = 'content/art/manifest.json';
const texts = [...pictures, { file: list, text: await formatted(list, manifest(pictures)) }];
const wanted = [...texts.map(({ file, text }) => ({ file, bytes: Buffer.from(text) })), ...inPixels];

if (process.argv.includes('--check')) await check();
else await write();

async function write() {
  for (const { file, bytes } of wanted) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), bytes);
  }
  for (const file of await strays()) await rm(join(root, file));
  console.log(`${wanted.length} files drawn`);
}

async function check() {
  const problems = (await strays()).map((file) => `${file}: is not drawn by the kit`);
  for (const { file, bytes } of wanted) {
    const there = await readFile(join(root, file)).catch(() => undefined);
    if (there === undefined) problems.push(`${file}: is missing`);
    else if (!(await same(file, there, bytes))) problems.push(`${file}: differs from its drawing`);
  }
  if (problems.length === 0) return;
  console.error([...problems, 'Change the drawing in tools/art, then run `npm run art`.'].join('\n'));
  process.exitCode = 1;
}

/** @param {string} file @param {Buffer} there @param {Buffer} drawn */
async function same(file, there, drawn) {
  return /\.(png|ico)$/.test(file) ? looksLike(there, drawn) : there.equals(drawn);
}

/** Files in the kit's folders that it did not draw. */
async function strays() {
  const known = new Set(wanted.map(({ file }) => file));
  const lists = await Promise.all(
    owned.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
    }),
  );
  return lists.flat().filter((file) => !known.has(file));
}
