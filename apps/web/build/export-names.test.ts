// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportNames } from './export-names.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sirah-exports-'));
  await writeFile(
    join(root, 'shared.js'),
    'export const trails = [1, 2];\nexport const say = (text) => text;',
  );
  await writeFile(
    join(root, 'main.js'),
    [
      "import { say, trails } from './shared.js';",
      'globalThis.said = [say("main"), trails.length];',
      "globalThis.more = () => import('./screen.js');",
    ].join('\n'),
  );
  await writeFile(
    join(root, 'screen.js'),
    "import { say, trails } from './shared.js';\nexport const words = say(`screen ${trails.join()}`);",
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function built() {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [exportNames()],
    build: { outDir: 'dist', modulePreload: false, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

it("the app's file exports its names as they are, and the files that import them run", async () => {
  const [app] = await built();
  expect(app?.code).toMatch(/export\{\w+,\w+\};\n$/);
  const page = globalThis as { said?: unknown; more?: () => Promise<{ words: string }> };
  await import(join(root, 'dist', app?.fileName ?? ''));
  expect(page.said).toEqual(['main', 2]);
  expect(Object.values((await page.more?.()) ?? {})).toEqual(['screen 1,2']);
});
