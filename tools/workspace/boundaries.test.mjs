import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../process.mjs';

const boundary = '@nx/enforce-module-boundaries';

/** @type {[rule: string, file: string, target: string][]} */
const forbidden = [
  ['a feature imports a feature', 'libs/reader/src/index.ts', '@sirah-trails/journey'],
  ['the design system imports a feature', 'libs/ui/src/index.ts', '@sirah-trails/reader'],
  ['the design system imports data', 'libs/ui/src/index.ts', '@sirah-trails/api-client'],
  ['the kit of screens imports a feature', 'libs/screen-kit/src/index.ts', '@sirah-trails/reader'],
  ['the design system imports the kit of screens', 'libs/ui/src/index.ts', '@sirah-trails/screen-kit'],
  ['the engine imports data', 'libs/quiz-engine/src/index.ts', '@sirah-trails/api-client'],
  ['the client imports the design system', 'libs/api-client/src/index.ts', '@sirah-trails/ui'],
  ['the provider imports a library of the web app', 'apps/provider/src/main.ts', '@sirah-trails/api-client'],
  [
    'a test of the contract imports a feature',
    'apps/provider-contract/src/send-operation.ts',
    '@sirah-trails/reader',
  ],
  ['the web app imports the provider', 'apps/web/src/main.tsx', '@sirah-trails/provider/testing'],
  ['a feature imports the reader of content', 'libs/reader/src/index.ts', '@sirah-trails/content-pack'],
  ['the web app imports the reader of content', 'apps/web/src/main.tsx', '@sirah-trails/content-pack'],
  ['the reader of content imports data', 'libs/content-pack/src/index.ts', '@sirah-trails/api-client'],
  [
    'an import reaches into another project by path',
    'libs/reader/src/index.ts',
    '../../journey/src/index.ts',
  ],
];

/** @type {[rule: string, file: string, target: string][]} */
const allowed = [
  ['a feature imports the design system', 'libs/reader/src/index.ts', '@sirah-trails/ui'],
  ['a feature imports the kit of screens', 'libs/reader/src/index.ts', '@sirah-trails/screen-kit'],
  ['the kit of screens imports data', 'libs/screen-kit/src/index.ts', '@sirah-trails/api-client'],
  ['journey imports the engine', 'libs/journey/src/index.ts', '@sirah-trails/quiz-engine'],
  ['the provider imports the reader of content', 'apps/provider/src/main.ts', '@sirah-trails/content-pack'],
  ['the host imports a feature', 'apps/web/src/main.tsx', '@sirah-trails/journey'],
];

/** @type {[rule: string, folder: string, text: string][]} */
const forbiddenInProvider = [
  ['an area imports another area', 'reader', "export * from '../journey/list-trails.ts';"],
  ['an area imports a type of another area', 'reader/books', "export type { A } from '../../auth/a.ts';"],
  ['an area imports the composition', 'avatar', "export * from '../http/create-app.ts';"],
  ['a service imports an area', 'mail', "export * from '../auth/code/code-rules.ts';"],
  ['the kernel imports a service', 'kernel', "export * from '../mail/letters.ts';"],
  ['the domain imports the database', 'domain/run', "export * from '../../database/schema.ts';"],
  ['the domain imports the clock', 'domain', "export * from '../kernel/clock.ts';"],
  ['the domain reads the time', 'domain', 'export const now = () => Date.now();'],
  ['the domain takes chance', 'domain', 'export const chance = () => Math.random();'],
  ['the domain imports Node', 'domain', "export { createHash } from 'node:crypto';"],
  [
    'the domain runs the reader of content',
    'domain',
    "export { readPack } from '@sirah-trails/content-pack';",
  ],
];

describe('module boundaries', () => {
  const eslint = new ESLint({ cwd: root });

  // Without a project graph the rule is skipped silently.
  beforeAll(() => createProjectGraphAsync());

  it.each(forbidden)('%s: lint rejects', async (_rule, file, target) => {
    expect(await boundaryMessages(eslint, file, target)).toHaveLength(1);
  });

  it.each(allowed)('%s: lint accepts', async (_rule, file, target) => {
    expect(await boundaryMessages(eslint, file, target)).toEqual([]);
  });

  it.each(forbiddenInProvider)('%s: lint rejects', async (_rule, folder, text) => {
    const [result] = await eslint.lintText(`${text}\n`, {
      filePath: `${root}apps/provider/src/${folder}/some.ts`,
    });
    // An import from a higher layer also closes a folder cycle.
    const others = ['@typescript-eslint/no-unused-vars', 'folders/no-cycle'];
    const found = result?.messages.filter(({ ruleId }) => !others.includes(String(ruleId)));
    expect(found).toHaveLength(1);
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

  it('every project has tags on both axes, and no constraint is a wildcard', async () => {
    const { nodes } = await createProjectGraphAsync();
    const untagged = Object.values(nodes).filter(
      ({ data }) => !hasAxis(data.tags, 'scope') || !hasAxis(data.tags, 'type'),
    );
    expect(untagged.map(({ name }) => name)).toEqual([]);
    const config = await eslint.calculateConfigForFile('libs/ui/src/index.ts');
    expect(JSON.stringify(config.rules[boundary])).not.toContain('"*"');
  });
});

describe('the core of the engine has no React', () => {
  const eslint = new ESLint({ cwd: root });
  const files = ['core/machine.ts', 'questions/multiple-choice/core.ts'];
  const targets = ['react', '@sirah-trails/ui', 'zustand', './view.tsx', '../runner/quiz-runner.ts'];

  it.each(files.flatMap((file) => targets.map((target) => [file, target])))(
    '%s imports %s: lint refuses',
    async (file, target) => {
      const filePath = `${root}libs/quiz-engine/src/${file}`;
      const [result] = await eslint.lintText(`export * from '${target}';\n`, { filePath });
      expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-imports');
    },
  );
});

/** @param {readonly string[] | undefined} tags @param {string} axis */
function hasAxis(tags, axis) {
  return (tags ?? []).filter((tag) => tag.startsWith(`${axis}:`)).length === 1;
}

/** @param {ESLint} eslint @param {string} file @param {string} target */
async function boundaryMessages(eslint, file, target) {
  const [result] = await eslint.lintText(`export * from '${target}';\n`, { filePath: `${root}${file}` });
  return result?.messages.filter(({ ruleId }) => ruleId === boundary) ?? [];
}
