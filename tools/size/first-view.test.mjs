import { expect, it } from 'vitest';
import { firstViewFiles } from './first-view.mjs';

const assets = ['index.js', 'home.js', 'quiz.js', 'index.css'];
const entry = '<script type="module" crossorigin src="/assets/index.js"></script>';
const rows = [
  ['^/?$', [], ['/assets/home.js'], 1, { mode: 'endless' }],
  ['^/?$', [], ['/assets/home.js', '/assets/forms.js'], 1, {}],
];
const page = `<script>const firstLoads = ${JSON.stringify(rows)};</script>${entry}`;

it('the first view includes the entry and the preloaded scripts for its URL', () => {
  expect(firstViewFiles(page, '/', assets)).toEqual(['index.js', 'home.js', 'forms.js']);
  expect(firstViewFiles(page, null, assets)).toEqual(['index.js']);
});

it('a page without a boot script loads all scripts', () => {
  expect(firstViewFiles(entry, '/', assets)).toEqual(['index.js', 'home.js', 'quiz.js']);
});

it('rejects a URL missing from the boot script', () => {
  expect(() => firstViewFiles(page, '/gone', assets)).toThrow('no row for /gone');
});
