import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fillPage, withCard } from './web-page.ts';

const block = '<script type="application/json" id="configuration">null</script>';
const page = (inner: string) => `<html><head>${inner}</head><body></body></html>`;

it('embeds the configuration as data', () => {
  const { html } = fillPage(page(block), { configuration: { product: 'Sirah $& Trails' } });
  expect(html).toContain('id="configuration">{"product":"Sirah $& Trails"}</script>');
});

it('fills each block with its data; a block without data stays empty', () => {
  const theme = block.replace('configuration', 'theme');
  const { html } = fillPage(page(block + theme), { theme: { colors: {} } });
  expect(html).toContain('id="configuration">null</script>');
  expect(html).toContain('id="theme">{"colors":{}}</script>');
});

it('escapes values that could break out of a block', () => {
  const { html, scriptHashes } = fillPage(page(block), {
    configuration: { product: '</script><script>alert(1)</script><!--' },
  });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  expect(scriptHashes).toEqual([]);
});

it('allows inline scripts by hash; files and data need no hash', () => {
  const script = "\n  fetch('/api');\n";
  const built = page(`${block}<script>${script}</script><script type="module" src="/a.js"></script>`);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(fillPage(built, {}).scriptHashes).toEqual([`'sha256-${hash}'`]);
});

it('leaves a page without the block unchanged', () => {
  expect(fillPage(page(''), { configuration: 'x' }).html).toBe(page(''));
});

it("D209: the link preview has the product's name and the picture's absolute URL", () => {
  const built = page(
    '<title>Sirah Trails</title><meta property="og:title" content="Sirah Trails">' +
      '<meta property="og:image" content="/assets/share-card-a1.png">',
  );
  const card = { product: 'Noor & "Friends" $&', publicUrl: 'https://learn.example.org' };
  expect(withCard(built, card)).toBe(
    page(
      '<title>Noor &amp; &quot;Friends&quot; $&amp;</title><meta property="og:title" content="Noor &amp; &quot;Friends&quot; $&amp;">' +
        '<meta property="og:image" content="https://learn.example.org/assets/share-card-a1.png">',
    ),
  );
});
