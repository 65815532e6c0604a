import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { projectGraph } from './project-graph.mjs';

const boundary = '@nx/enforce-module-boundaries';

/** Rejected imports by file, without the scope. */
const forbidden = {
  'libs/ui/src/index.ts': ['reader', 'api-client', 'screen-kit'],
  'libs/api-client/src/index.ts': ['ui'],
  'libs/screen-kit/src/index.ts': ['reader', 'quiz-engine'],
  'libs/quiz-engine/src/index.ts': ['api-client'],
  'libs/reader/src/index.ts': ['journey', 'content-pack', 'quiz-engine'],
  'libs/content-pack/src/index.ts': ['api-client'],
  'apps/web/src/main.tsx': ['content-pack', 'provider/testing'],
  'apps/provider/src/main.ts': ['api-client'],
  'apps/provider-contract/src/send-operation.ts': ['reader'],
};

const allowed = {
  'libs/screen-kit/src/index.ts': ['ui', 'api-client'],
  'libs/quiz-engine/src/index.ts': ['ui'],
  'libs/reader/src/index.ts': ['ui', 'screen-kit', 'api-client'],
  'libs/journey/src/index.ts': ['quiz-engine'],
  'apps/web/src/main.tsx': ['journey'],
  'apps/provider/src/main.ts': ['content-pack'],
};

/** Rejected lines by folder of the provider. */
const forbiddenInProvider = {
  reader: [
    "export * from '../journey/list-trails.ts';",
    "export type { A } from '../auth/a.ts';",
    "export * from '../http/create-app.ts';",
  ],
  mail: ["export * from '../auth/code/code-rules.ts';"],
  kernel: ["export * from '../mail/letters.ts';"],
  domain: [
    "export * from '../database/schema.ts';",
    "export * from '../kernel/clock.ts';",
    'export const now = () => Date.now();',
    'export const chance = () => Math.random();',
    "export { createHash } from 'node:crypto';",
    "export { readPack } from '@sirah-trails/content-pack';",
  ],
};

const eslint = new ESLint({ cwd: root });

describe('module boundaries', () => {
  // Without a project graph the rule is skipped silently.
  beforeAll(() => projectGraph());

  it('rejects a dependency outside the constraints', async () => {
    for (const [file, targets] of Object.entries(forbidden))
      expect([file, await rejected(file, targets)]).toEqual([file, targets]);
    const byPath = "export * from '../../journey/src/index.ts';";
    expect(await rejectedLines('libs/reader/src/index.ts', [byPath], boundary)).toEqual([byPath]);
  });

  it('accepts a dependency inside the constraints', async () => {
    for (const [file, targets] of Object.entries(allowed))
      expect([file, await rejected(file, targets)]).toEqual([file, []]);
  });

  it('rejects imports of higher layers and an impure domain in the provider', async () => {
    for (const [folder, lines] of Object.entries(forbiddenInProvider))
      expect(await rejectedLines(`apps/provider/src/${folder}/some.ts`, lines)).toEqual(lines);
  });

  it('a provider area may import its own files, a service and the kernel', async () => {
    const targets = [
      './get-book.ts',
      './books/book-repository.ts',
      '../progress/games.ts',
      '../kernel/errors.ts',
    ];
    const text = targets.map((target) => `export * from '${target}';\n`).join('');
    const [result] = await eslint.lintText(text, { filePath: `${root}apps/provider/src/reader/some.ts` });
    expect(result?.messages).toEqual([]);
  });

  it('rejects React and views in the core of the engine', async () => {
    const targets = ['react', '@sirah-trails/ui', 'zustand', './view.tsx', '../runner/quiz-runner.ts'];
    const lines = targets.map((target) => `export * from '${target}';`);
    for (const file of ['core/machine.ts', 'questions/multiple-choice/core.ts'])
      expect(await rejectedLines(`libs/quiz-engine/src/${file}`, lines, 'no-restricted-imports')).toEqual(
        lines,
      );
  });

  it('every project has tags on both axes, and no constraint is a wildcard', async () => {
    const { nodes } = await projectGraph();
    const untagged = Object.values(nodes).filter(
      ({ data }) => !hasAxis(data.tags, 'scope') || !hasAxis(data.tags, 'type'),
    );
    expect(untagged.map(({ name }) => name)).toEqual([]);
    const config = await eslint.calculateConfigForFile('libs/ui/src/index.ts');
    expect(JSON.stringify(config.rules[boundary])).not.toContain('"*"');
  });
});

/** @param {readonly string[] | undefined} tags @param {string} axis */
function hasAxis(tags, axis) {
  return (tags ?? []).filter((tag) => tag.startsWith(`${axis}:`)).length === 1;
}

/** @param {string} file @param {readonly string[]} targets packages without the scope */
async function rejected(file, targets) {
  const lines = targets.map((target) => `export * from '@sirah-trails/${target}';`);
  const found = await rejectedLines(file, lines, boundary);
  return targets.filter((_, index) => found.includes(lines[index] ?? ''));
}

/**
 * Lines with a finding.
 * @param {string} file @param {readonly string[]} lines
 * @param {string} [rule] by default every rule except unused names and folder cycles, which a higher layer also closes
 */
async function rejectedLines(file, lines, rule) {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: `${root}${file}` });
  const found = (result?.messages ?? []).filter(({ ruleId }) =>
    rule
      ? ruleId === rule
      : !['@typescript-eslint/no-unused-vars', 'folders/no-cycle'].includes(String(ruleId)),
  );
  return lines.filter((_, index) => found.some(({ line }) => line === index + 1));
}
