// `npm run art` draws every picture of the catalogue into its file; with `--check` it only says which files differ.
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue.mjs';
import { manifest } from './manifest.mjs';
import { optimise } from './optimise.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pictures = Object.entries(catalogue).map(([file, draw]) => ({ file, text: optimise(draw()) }));
const wanted = [...pictures, { file: 'content/art/manifest.json', text: manifest(pictures) }];

if (process.argv.includes('--check')) await check();
else await write();

async function write() {
  for (const { file, text } of wanted) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  console.log(`${wanted.length} files drawn`);
}

async function check() {
  const differing = [];
  for (const { file, text } of wanted) {
    const there = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (there !== text)
      differing.push(`${file}: ${there === undefined ? 'is missing' : 'differs from its drawing'}`);
  }
  if (differing.length === 0) return;
  console.error([...differing, 'Change the drawing in tools/art, then run `npm run art`.'].join('\n'));
  process.exitCode = 1;
}
