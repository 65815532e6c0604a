import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { root } from '../process.mjs';

const owners = new Map(
  readFileSync(`${root}CODEOWNERS`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+@sirah-trails\//))
    .map(([path = '', team = '']) => [path, team]),
);

it('every folder of contract tests and every file of the contract has an owner', () => {
  const tests = readdirSync(`${root}apps/provider-contract/src`, { recursive: true, encoding: 'utf8' });
  const folders = tests.filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
  const files = ['paths', 'schemas', 'examples'].flatMap((folder) => readdirSync(`${root}openapi/${folder}`));
  const paths = [
    ...folders.map((name) => `/apps/provider-contract/src/${name}/`),
    ...files.map((name) => `/openapi/*/${name}`),
  ];
  expect(paths.filter((path) => !owners.get(path))).toEqual([]);
});

it('the operations of a file have the tag of its owner', () => {
  for (const name of readdirSync(`${root}openapi/paths`)) {
    /** @type {Record<string, Record<string, { tags?: string[] }>>} */
    const paths = parse(readFileSync(`${root}openapi/paths/${name}`, 'utf8'));
    const tags = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap((call) => call.tags ?? []),
    );
    const team = owners.get(`/openapi/*/${name}`);
    expect(new Set(tags), name).toEqual(new Set([team === 'host' ? 'web' : team]));
  }
});
