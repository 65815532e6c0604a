import { expect, it } from 'vitest';
import { firstViewFiles } from './first-view.mjs';

const assets = ['index.js', 'home.js', 'quiz.js', 'index.css'];
const entry = '<script type="module" crossorigin src="/assets/index.js"></script>';
const rows = [
  ['^/?$', [], ['/assets/home.js'], 1, { mode: 'endless' }],
  ['^/?$', [], ['/assets/home.js', '/assets/forms.js'], 1, {}],
];
const page = `<script>const firstLoads = ${JSON.stringify(rows)};</script>${entry}`;

it('the first view is the entry and the scripts that the boot script preloads for its URL', () => {
  expect(firstViewFiles(page, '/', assets)).toEqual(['index.js', 'home.js', 'forms.js']);
  expect(firstViewFiles(page, null, assets)).toEqual(['index.js']);
});

it('a page without a boot script loads all of its scripts', () => {
  expect(firstViewFiles(entry, '/', assets)).toEqual(['index.js', 'home.js', 'quiz.js']);
});

it('rejects a URL that the boot script does not know', () => {
  expect(() => firstViewFiles(page, '/gone', assets)).toThrow('no row for /gone');
});
