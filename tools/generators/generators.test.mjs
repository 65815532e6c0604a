import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { FsTree } from 'nx/src/generators/tree.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { unusedMessages } from '../messages/unused-messages.mjs';
import { readCatalogues } from '../messages/read-catalogues.mjs';
import { formatted } from '../format.mjs';
import { root } from '../process.mjs';
import { endpoint } from './endpoint/endpoint.mjs';
import { form } from './form/form.mjs';
import { screen } from './screen/screen.mjs';
import { typeErrors } from './type-errors.mjs';

/** @type {Record<string, (tree: FsTree, options: any) => Promise<void>>} */
const generators = { endpoint, form, screen };
const newTree = () => new FsTree(root, false);
const list = { library: 'reader', name: 'trial-list', path: '/trial', operation: 'listCategories' };
const one = { library: 'reader', name: 'trial-one', path: '/trial/:id', operation: 'getPerson' };

/** The README's examples. */
const readme = readFileSync(`${root}README.md`, 'utf8');
const examples = [...readme.matchAll(/npx nx g @sirah-trails\/tools:(\w+)((?: --\w+=\S+\b)+)/g)].map(
  ([, name = '', flags = '']) => {
    const options = Object.fromEntries(
      [...flags.matchAll(/--(\w+)=(\S+)/g)].map(([, key, value]) => [key, value]),
    );
    return (/** @type {FsTree} */ tree) => generators[name]?.(tree, options);
  },
);

describe('generated code', () => {
  const tree = newTree();
  /** @type {{ path: string, text: string }[]} */
  let written = [];

  beforeAll(async () => {
    await screen(tree, list);
    await screen(tree, { ...one, chunk: 'lists', room: 'catalogue' });
    await screen(tree, { library: 'avatar', name: 'trial-fixed', path: '/trial-fixed' });
    await form(tree, { library: 'leaderboard', name: 'trial-form', operation: 'resetPassword' });
    await endpoint(tree, { library: 'reader', room: 'trial', operation: 'saveBookProgress' });
    await endpoint(tree, { library: 'avatar', room: 'trial', operation: 'getBadge' });
    await endpoint(tree, { library: 'reader', room: 'trial', operation: 'logout' });
    for (const run of examples) await run(tree);
    written = tree.listChanges().map(({ path, content }) => ({ path, text: String(content) }));
  });

  it('includes the examples of the README', () => {
    expect(examples).toHaveLength(3);
  });

  it('is formatted', async () => {
    for (const { path, text } of written) expect(text, path).toBe(await formatted(path, text));
  });

  it('passes lint', { timeout: 240_000 }, async () => {
    // The boundary rule needs the graph of all projects, and generated code has the same imports as every screen.
    const rules = /** @type {const} */ ({ '@nx/enforce-module-boundaries': 'off' });
    const eslint = new ESLint({ cwd: root, overrideConfig: { rules } });
    for (const { path, text } of written.filter(isCode)) {
      const [result] = await eslint.lintText(text, { filePath: root + path });
      expect([path, ...(result?.messages.map(({ message }) => message) ?? [])]).toEqual([path]);
    }
  });

  it('passes the type check', { timeout: 240_000 }, () => {
    expect(typeErrors(written.filter(isCode))).toEqual([]);
  });

  it('uses every message that it adds', () => {
    const added = written.filter(({ path }) => path.includes('/messages/'));
    const keys = added.flatMap(({ text }) => readCatalogues(text).flatMap(({ texts }) => [...texts.keys()]));
    const trial = keys.filter((key) => key.includes('trial-'));
    expect(trial.length).toBeGreaterThan(10);
    expect(
      unusedMessages(
        trial,
        written.filter((file) => !added.includes(file)).map(({ text }) => text),
      ),
    ).toEqual([]);
  });

  it('a screen joins the routes of any feature', async () => {
    for (const library of ['auth', 'reader', 'journey', 'leaderboard', 'avatar']) {
      const trial = newTree();
      await screen(trial, { library, name: 'trial', path: `/${library}-trial` });
      expect(String(trial.read(`libs/${library}/src/routes.ts`))).toMatch(/Route,?\s+trialRoute,?\s*\];/);
    }
  });

  it('a screen is six files, all in its library except the list of links', async () => {
    const fresh = newTree();
    await screen(fresh, list);
    const paths = fresh.listChanges().map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('libs/reader/'))).toEqual([
      'libs/api-client/src/links/reader.ts',
    ]);
    expect(paths.length).toBeLessThanOrEqual(6);
  });
});

it('rejects a form for an endpoint with other arguments than the contract', async () => {
  const options = { library: 'auth', room: 'password', name: 'forgot-trial', operation: 'forgotPassword' };
  await expect(form(newTree(), options)).rejects.toThrow(
    /forgotPasswordMutation\(verifier: string\).* by hand/,
  );
});

it.each([
  [
    'an unknown operation',
    { library: 'reader', name: 'a', path: '/a', operation: 'none' },
    /no operation none/,
  ],
  ['a write', { library: 'reader', name: 'a', path: '/a', operation: 'saveFontSize' }, /no GET/],
  ['a path without the id', { library: 'reader', name: 'a', path: '/a', operation: 'getBook' }, /needs id/],
  ['a library without screens', { library: 'ui', name: 'a', path: '/a' }, /no library of screens/],
  ['a screen that is there', { library: 'reader', name: 'book', path: '/a', room: 'book' }, /there already/],
  ['an address that is taken', { library: 'leaderboard', name: 'a', path: '/leaderboard' }, /already/],
])('rejects a screen with %s', async (_reason, options, message) => {
  await expect(screen(newTree(), options)).rejects.toThrow(message);
});

/** @param {{ path: string }} file */
function isCode({ path }) {
  return /\.tsx?$/.test(path);
}
