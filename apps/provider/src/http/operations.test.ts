import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const operations = Object.values(document.paths)
  .flatMap((item) => Object.values(item) as { operationId: string; tags: [string] }[])
  // The path without a difficulty shares the handler of the other path.
  .map(({ operationId, tags: [area] }) => [operationId.replace(/Bare$/, ''), area] as const);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

it.each(operations)('declares the handler of %s once, in its area %s', (id, area) => {
  const found = files.filter(({ text }) => text.includes(`export const ${id}: Handler<'${id}'`));
  expect(found.map(({ file }) => file.split('/')[0])).toEqual([area]);
});
