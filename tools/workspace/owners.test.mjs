import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { root } from '../process.mjs';

const owners = new Map(
  readFileSync(`${root}CODEOWNERS`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+@sirah-trails\//))
    .map(([path = '', team = '']) => [path, team]),
);

describe('every folder of contract tests has an owner', () => {
  const files = readdirSync(`${root}apps/provider-contract/src`, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
  it.each([...new Set(folders)])('%s', (name) => {
    expect(owners.get(`/apps/provider-contract/src/${name}/`)).toBeTruthy();
  });
});

describe('every file of the contract has an owner', () => {
  const files = ['paths', 'schemas', 'examples'].flatMap((folder) => readdirSync(`${root}openapi/${folder}`));
  it.each([...new Set(files)])('%s', (name) => {
    expect(owners.get(`/openapi/*/${name}`)).toBeTruthy();
  });
});

describe('the operations of a file have the tag of its owner', () => {
  it.each(readdirSync(`${root}openapi/paths`))('%s', (name) => {
    /** @type {Record<string, Record<string, { tags?: string[] }>>} */
    const paths = parse(readFileSync(`${root}openapi/paths/${name}`, 'utf8'));
    const tags = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap((call) => call.tags ?? []),
    );
    const team = owners.get(`/openapi/*/${name}`);
    expect(new Set(tags)).toEqual(new Set([team === 'host' ? 'web' : team]));
  });
});
