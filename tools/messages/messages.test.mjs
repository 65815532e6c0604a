import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { messageArguments } from './message-arguments.mjs';
import { readCatalogues } from './read-catalogues.mjs';
import { unusedMessages } from './unused-messages.mjs';

const libraries = [...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`), 'apps/web'];
const speaking = libraries.map(readLibrary).filter(({ catalogues }) => catalogues.length > 0);

it('no two libraries use the same key', () => {
  expect(speaking.length).toBeGreaterThan(6);
  const keys = speaking.flatMap(({ source }) => [...source.keys()]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('every library uses all of its messages, and all are valid', () => {
  for (const { name, source, replaced, sources } of speaking) {
    expect(unusedMessages([...source.keys()], sources), name).toEqual([]);
    for (const text of [...source.values(), ...replaced.values()])
      expect(() => messageArguments(text), text).not.toThrow();
  }
});

it('R2: literal texts override only existing messages, with the same arguments', () => {
  for (const { source, replaced } of speaking) {
    for (const [key, text] of replaced) {
      expect([...source.keys()]).toContain(key);
      expect(text).not.toBe(source.get(key));
      const known = messageArguments(source.get(key) ?? '');
      expect([...messageArguments(text)].filter((name) => !known.has(name))).toEqual([]);
    }
  }
});

describe('the check itself', () => {
  const module = `export const en = defineMessages({ 'a.b': 'One ' + 'two', 'a.c': '{n, plural, one {# of {name}} other {#}}' } satisfies X);`;

  it('reads catalogues and arguments', () => {
    const [catalogue] = readCatalogues(module);
    expect(catalogue?.name).toBe('en');
    expect(catalogue?.texts.get('a.b')).toBe('One two');
    expect([...messageArguments(catalogue?.texts.get('a.c') ?? '')]).toEqual(['n', 'name']);
  });

  it('finds an unused message', () => {
    const keys = ['a.whole', 'a.state.open', 'a.lonely'];
    expect(unusedMessages(keys, ["t('a.whole'); t(`a.state.${state}`)"])).toEqual(['a.lonely']);
  });
});

/** @param {string} name of the folder */
function readLibrary(name) {
  const folder = join(root, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  const words = files.filter((file) => file.startsWith('messages/'));
  const catalogues = words.flatMap((file) => readCatalogues(read(file)));
  const merged = (/** @type {typeof catalogues} */ some) => new Map(some.flatMap(({ texts }) => [...texts]));
  return {
    name,
    catalogues,
    source: merged(catalogues.filter((one) => one.name !== 'literal')),
    replaced: merged(catalogues.filter((one) => one.name === 'literal')),
    sources: files.filter((file) => !words.includes(file) && !/\.(test|stories)\./.test(file)).map(read),
  };
}
