import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables, type Variable } from './variables.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const known: Readonly<Record<string, Variable<unknown>>> = variables;
const names = Object.keys(known).toSorted();

/** Variables that only compose.yaml reads. */
const composeOnly = ['IMAGE', 'POSTGRES_PASSWORD', 'SITE'];

describe('.env.example', () => {
  const lines = read('.env.example').matchAll(/^(# )?([A-Z_]+)=(.*)$/gm);
  const entries = [...lines].map(([, comment, name = '', value = '']) => ({ comment, name, value }));

  it('names every variable once', () => {
    const listed = entries.map(({ name }) => name);
    expect(listed.toSorted()).toEqual([...names, ...composeOnly].toSorted());
  });

  it('shows the defaults', () => {
    const shown = entries.filter(({ comment, name }) => comment && !composeOnly.includes(name));
    const wrong = shown.filter(({ name, value }) => {
      const schema = known[name]?.schema;
      const parsed = (text: string | undefined) => JSON.stringify(schema?.safeParse(text || undefined).data);
      return parsed(value) !== parsed(undefined);
    });
    expect(wrong).toEqual([]);
  });

  it('sets accepted values', () => {
    const set = entries.filter(({ comment }) => !comment);
    expect(set.filter(({ name, value }) => !known[name]?.schema.safeParse(value).success)).toEqual([]);
  });
});

it('the operating guide lists every variable', () => {
  const table = /## Variables\n([^]+?)\n## /.exec(read('docs/operating.md'))?.[1] ?? '';
  const cells = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([A-Z_]+)`/g),
  ]);
  expect(cells.map(([, name]) => name).toSorted()).toEqual(names);
});
