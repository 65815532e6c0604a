// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sirah-classes-'));
  await mkdir(join(root, 'card'));
  await writeFile(join(root, 'card/card.module.css'), '.card { color: red } .card .words { color: blue }');
  await writeFile(join(root, 'dock.module.css'), '.dock { color: green } .place { color: red }');
  const lines = [
    "import card from './card/card.module.css';",
    "import dock from './dock.module.css';",
    'document.body.append(card.card, card.words, dock.dock, dock.place);',
  ];
  await writeFile(join(root, 'main.js'), lines.join('\n'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function built(folder = root) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [classNames([folder])],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  const style = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
  return { code: output[0].code, css: style.source.toString() };
}

it('a class has a short name, the same in code and style and in each build, and no look-up', async () => {
  const { code, css } = await built();
  expect(code).toMatch(/append\([`"']bb0[`"'],[`"']bb1[`"'],[`"']bc0[`"'],[`"']bc1[`"']\)/);
  expect(css).toContain('.bb0 .bb1{');
  expect(css).toContain('.bc1{');
  expect(await built()).toEqual({ code, css });
});

it('a CSS module outside of the folders stops the build', async () => {
  await expect(built(join(root, 'card'))).rejects.toThrow('dock.module.css');
});
