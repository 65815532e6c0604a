// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { reactCalls } from './react-calls.ts';

it("React's functions are called as members of its module, and the code runs", async () => {
  // Within the repository, where React is found.
  const root = await mkdtemp(join(import.meta.dirname, 'react-calls-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const lines = [
    "import { createElement, isValidElement } from 'react';",
    "import { jsx } from 'react/jsx-runtime';",
    "globalThis.seen = [isValidElement(jsx('p', {})), createElement('h1').type];",
  ];
  await writeFile(join(root, 'main.js'), lines.join('\n'));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [reactCalls()],
    build: { outDir: 'dist', rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toMatch(/\.jsx\(/);
  expect(output[0].code).not.toMatch(/\(0,\w+\.(?:jsx|createElement)\)/);
  await import(join(root, 'dist', output[0].fileName));
  expect((globalThis as { seen?: unknown }).seen).toEqual([true, 'h1']);
});
