import { expect, it } from 'vitest';
import { proseFindings } from './prose-rules.mjs';
import { proseOf } from './prose.mjs';

const check = (/** @type {string} */ file, /** @type {string[]} */ ...lines) =>
  proseOf(file, lines.join('\n'))
    .flatMap(proseFindings)
    .map(({ line, found }) => `${line} ${found.split(':')[0]}`);

it.each([
  ['/** What waits for the network. */', '"What"'],
  ["it('D112, B4.6: who asks sees the board', () => {", '"who"'],
  ['// Its owner.', '"Its"'],
  ['const a = 1; // One that is older than a day.', '"One"'],
  ['/* The same for guests. */', '"The same"'],
  ['/** Sends what waits. */', '"what waits"'],
  [' * @returns {string} what the page shows', '"what the"', '/**'],
  ['// Rows, and those of guests.', '"those of"'],
  ['// Keeps the last one.', '"last one"'],
  ['// A row, or one that has expired.', '"one that"'],
  ['/** Password of who signs in. */', '"of who"'],
  ['// The client is told the time.', '"is told"'],
  ['/** The own summary. */', '"The own"'],
])('%s is found', (line, found, ...before) => {
  expect(check('x.ts', ...before, line)).toEqual([`${before.length + 1} ${found}`]);
});

it('accepts rows, questions, quotations and code', () => {
  const lines = [
    '// One row per learner; the same key for both.',
    "it('what may a guest read?', () => {",
    "const title = 'What waits for you';",
    "'auth.whose': 'Who is playing today?',",
    '// Shows "What is new" and `what.is`.',
    '// Tells what happened.',
    '// A button,',
    '// It belongs to the previous sentence; so that of all rows one of two is left.',
    '/** @param {string} a what-if @param {string} b What? */',
    'const next = one.that;',
  ];
  expect(check('x.ts', ...lines)).toEqual([]);
});

it('reads a comment across lines, with the line of each finding', () => {
  expect(
    check('x.ts', '/**', ' * Reads the rows, and what', ' * waits. Sends', ' * those of guests.', ' */'),
  ).toEqual(['2 "what waits"', '4 "those of"']);
});

it('reads sentences and headings of Markdown, without its code', () => {
  const lines = [
    '# What a child sees',
    '',
    'It shows',
    'what waits.',
    '```',
    '// what waits',
    '```',
    '| `what is` | ones |',
  ];
  expect(check('x.md', ...lines)).toEqual(['4 "what waits"', '8 "ones"', '1 "What"']);
});
