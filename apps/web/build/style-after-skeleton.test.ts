import { expect, it } from 'vitest';
import { styleAfterSkeleton } from './style-after-skeleton.ts';

const page = `<html><head>
  <style>html{}</style>
  <link rel="manifest" href="/app.webmanifest">
  <link rel="stylesheet" crossorigin href="/assets/a.css">
  <link rel="stylesheet" crossorigin href="/assets/b.css">
</head><body><div id="root"></div></body></html>`;

it('style sheets follow the skeleton in their order, and block nothing before it', () => {
  const { transformIndexHtml: hook } = styleAfterSkeleton();
  const html = (hook as unknown as { handler: (html: string) => string }).handler(page);
  const at = (text: string) => html.indexOf(text);
  expect(at('<style>')).toBeLessThan(at('</head>'));
  expect(at('app.webmanifest')).toBeLessThan(at('</head>'));
  expect(at('/assets/a.css')).toBeGreaterThan(at('id="root"'));
  expect(at('/assets/b.css')).toBeGreaterThan(at('/assets/a.css'));
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
});
