import { describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { idsByLevels } from './id-levels.mjs';
import { definedIds, idFindings, idsOf } from './ids.mjs';
import { trackedFiles } from './tracked-files.mjs';

const defined = new Set(['D112', 'T15', 'B4.6', 'A4', 'ADR-23']);

describe('every id resolves', () => {
  const files = trackedFiles(root);

  it('in this repository', () => {
    const all = definedIds(files);
    expect(files.flatMap(({ file, text }) => idFindings(file, text, all))).toEqual([]);
  });

  it('against the three documents and the decision records', () => {
    const names = ['A9', 'B9', 'B4.13', 'D1', 'D238', 'R3', 'T42', 'ADR-4'];
    expect(names.filter((name) => !definedIds(files).has(name))).toEqual([]);
  });
});

it.each([
  ["it('D112, T15: lives', () => {", ['D112', 'T15']],
  [' * Play ends without lives (B4.6, ADR-23).', ['B4.6', 'ADR-23']],
  ['unicode-range: U+A4, U+B7;', []],
  ["const at = 'T09:30'; const day = '2026-01-01T00:00:00Z';", []],
  ["const papers = ['A4', 'Letter'];", []],
  ['the PDF for A4 paper', []],
])('%j cites %j', (line, ids) => {
  expect(idsOf(line)).toEqual(ids);
});

it.each([
  ['a title', 'libs/journey/src/chapter/quiz-screen.test.tsx', "it('D112, T15: lives', () => {"],
  ['a journey', 'apps/web-e2e/journeys/lives.spec.ts', "test('B4.6: three wrong answers', async () => {"],
  ['a test in parts', 'apps/provider/src/admin/testing/parts.ts', "it('stays text (T15)', () => {"],
  ['a domain function', 'apps/provider/src/domain/run/lives.ts', '/** Lives (D112). */'],
  ['the core of a question', 'libs/quiz-engine/src/questions/choice/core.ts', '// A letter (D112).'],
  ['a document', 'docs/rules-of-play.md', '| Lives | D112 |'],
])('an id may stand in %s', (_, file, line) => {
  expect(idFindings(file, line, defined)).toEqual([]);
});

it.each([
  ['a screen', 'libs/journey/src/chapter/quiz-screen.tsx', '/** Lives (D112). */', /stands outside/],
  [
    'a comment of a test',
    'libs/journey/src/chapter/quiz-screen.test.tsx',
    '// Lives (D112).',
    /stands outside/,
  ],
  ['the contract', 'openapi/paths/journey.yaml', '  description: Lives (D112).', /stands outside/],
])('an id may not stand in %s', (_, file, line, finding) => {
  expect(idFindings(file, line, defined)).toEqual([expect.stringMatching(finding)]);
});

it.each([
  ['an unknown id', "it('D239: lives', () => {", /D239 is defined by no document/],
  ['the old word', "it('decision 112: lives', () => {", /"decision": write D112/],
  ['the old word for a record', '// See record 23.', /"record 23": write D112, or ADR-23/],
  ['a number with noughts', '// See ADR 0023.', /"ADR 0023": write/],
  ['a bare number', "it('112: lives', () => {", /write D112/],
  ['a bare number at the end', "it('has lives (112)', () => {", /write D112/],
  ['a bare number among ids', "it('B4.6, 112: lives', () => {", /write D112/],
])('%s is found', (_, line, finding) => {
  expect(idFindings('docs/lives.test.ts', line, defined)).toEqual([expect.stringMatching(finding)]);
});

it('lists ids by their test levels, not by their tests', () => {
  const files = [
    ['apps/provider/src/domain/run/lives.test.ts', 'D1, D2, B4.6'],
    ['apps/provider/src/journey/lives.test.ts', 'D1, D3'],
    ['apps/provider/src/journey/run.test.ts', 'D2, D3'],
    ['apps/provider-contract/src/lives.test.ts', 'D1'],
    ['libs/journey/src/chapter/quiz-screen.test.tsx', 'D2'],
    ['libs/journey/src/chapter/quiz-screen.stories.tsx', 'D1, B4.6'],
    ['apps/web-e2e/journeys/lives.spec.ts', 'D1, D3'],
    ['docs/rules-of-play.md', 'D3, B4.6'],
  ].map(([file = '', text = '']) => ({ file, text }));
  expect(idsByLevels(files, 3)).toEqual([
    ['D1', ['contract', 'domain', 'e2e', 'provider', 'story']],
    ['D2', ['domain', 'provider', 'screen']],
  ]);
});
