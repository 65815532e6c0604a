import { expect, it } from 'vitest';
import { firstViewFiles } from './first-view.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['home.tsx', 'quiz.tsx'],
  },
  '_react.js': { file: 'react.js' },
  'home.tsx': { file: 'home.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'card.js' },
  'quiz.tsx': { file: 'quiz.js' },
};

it('the first view is the entry, the named lazy screen and what both import at once', () => {
  expect(firstViewFiles(manifest, ['home.tsx']).sort()).toEqual([
    'card.js',
    'home.js',
    'index.js',
    'react.js',
  ]);
});

it('a lazy screen that the build does not hold is an error that names it', () => {
  expect(() => firstViewFiles(manifest, ['gone.tsx'])).toThrow('The build holds no gone.tsx');
});
