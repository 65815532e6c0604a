import { readFile } from 'node:fs/promises';
import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { expect, it } from 'vitest';

const operations = Object.values(document.paths)
  .flatMap((item) => Object.values(item) as { operationId: string; tags: [string] }[])
  // An address without an id of the difficulty has the handler of the other address.
  .map(({ operationId, tags: [area] }) => [operationId.replace(/Bare$/, ''), area] as const);

it.each(operations)('the handler of %s lies in its area, %s, under its name', async (id, area) => {
  const name = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const source = await readFile(new URL(`../${area}/${name}.ts`, import.meta.url), 'utf8');
  expect(source).toContain(`export const ${id}: Handler<'${id}'`);
});
