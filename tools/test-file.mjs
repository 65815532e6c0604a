// `npm run test:file -- <file> [options of the runner]`: runs a test, story or journey with its project's runner.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { program, root, run } from './process.mjs';

const [file, ...options] = process.argv.slice(2);
if (!file || !existsSync(join(root, file))) {
  console.error('Name a file: npm run test:file -- libs/reader/src/book/book-screen.test.tsx');
  process.exit(2);
}
const { folder, command } = runner(file);
const [bin = '', ...args] = command;
process.exitCode = run(program(bin), [...args, ...options], { NODE_ENV: 'test' }, folder);

/** @param {string} name @returns {{ folder: string, command: string[] }} */
function runner(name) {
  const vitest = ['vitest', 'run'];
  if (name.includes('.stories.'))
    return { folder: 'apps/storybook', command: [...vitest, '--project=stories', name] };
  const journey = name.endsWith('.spec.ts');
  const folder = journey ? 'apps/web-e2e' : projectOf(name);
  return { folder, command: [...(journey ? ['playwright', 'test'] : vitest), relative(folder, name)] };
}

/** Nearest folder with a Vitest configuration. @param {string} name @returns {string} */
function projectOf(name) {
  const folder = dirname(name);
  const found = ['ts', 'mjs'].some((end) => existsSync(join(root, folder, `vitest.config.${end}`)));
  return found || folder === '.' ? folder : projectOf(folder);
}
