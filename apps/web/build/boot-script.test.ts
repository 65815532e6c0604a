import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bootScript, dataBlocks } from './boot-script.ts';

const folder = join(import.meta.dirname, '..');

const page = () => {
  const { transformIndexHtml: hook } = bootScript(join(folder, 'boot/first-data.js'));
  if (typeof hook !== 'object' || !('handler' in hook)) throw new Error('The plugin writes no page');
  const write = hook.handler as (html: string) => string;
  return write(readFileSync(join(folder, 'index.html'), 'utf8'));
};

it.each(dataBlocks)('the page holds %s as the provider looks for it, before the boot script', (block) => {
  const html = page();
  expect(html.split(block)).toHaveLength(2);
  expect(html.indexOf(block)).toBeLessThan(html.indexOf('sirahFirstData'));
});

it('the boot script is static: two builds are byte-equal, so that its hash holds', () => {
  expect(page()).toBe(page());
});

it('a page without the marker stays as it is', () => {
  const { transformIndexHtml: hook } = bootScript(join(folder, 'boot/first-data.js'));
  const write = (hook as unknown as { handler: (html: string) => string }).handler;
  expect(write('<html></html>')).toBe('<html></html>');
});
