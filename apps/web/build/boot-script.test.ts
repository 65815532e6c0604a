import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bootScript, dataBlocks } from './boot-script.ts';

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'boot/first-data.js');
const index = readFileSync(join(folder, 'index.html'), 'utf8');

const write = (html: string) => {
  const { transformIndexHtml: hook } = bootScript(file, async () => [
    { pattern: '^/board/?$', query: {}, addresses: ['/api/board'], modules: ['/board.ts'], visitors: 'none' },
  ]);
  return (hook as unknown as { handler: (html: string, context: object) => Promise<string> }).handler(
    html,
    {},
  );
};

it.each(dataBlocks)(
  'the page holds %s as the provider looks for it, before the boot script',
  async (block) => {
    const html = await write(index);
    expect(html.split(block)).toHaveLength(2);
    expect(html.indexOf(block)).toBeLessThan(html.indexOf('sirahFirstData'));
  },
);

it('the boot script contains the first loads of the routes', async () => {
  expect(await write(index)).toContain('const firstLoads = [["^/board/?$",["/api/board"],[],0,{}]];');
});

it('the boot script is static: two builds are byte-equal, so that its hash holds', async () => {
  expect(await write(index)).toBe(await write(index));
});

it('a page without the marker stays as it is', async () => {
  expect(await write('<html></html>')).toBe('<html></html>');
});
