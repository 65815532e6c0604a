import { expect, it } from 'vitest';
import { missedProblems, type RefusedEdit, starterFiles } from '../testing/edited-pack.ts';
import { checkMarkup } from './markup.ts';

const { page, first } = starterFiles;

it('rejects markup that readers would see as signs', async () => {
  const inPage = (text: string): RefusedEdit[1] => ({
    file: page,
    from: /\n---\n\n/,
    to: `\n---\n\n${text}\n\n`,
  });
  const inHint = (text: string): RefusedEdit[1] => ({
    file: first,
    from: /hint: It lies.*/,
    to: `hint: '${text}'`,
  });
  const rows: readonly RefusedEdit[] = [
    ['a table', inPage('| a | b |\n|---|---|\n| c | d |'), `${page}:14: the text holds a table, which`],
    ['tasks', inPage('Do:\n\n- [ ] pack'), `${page}:16: the text holds a list of tasks`],
    ['struck-out text', inPage('~~no~~'), 'struck-out text'],
    ['a footnote', inPage('Water[^1].'), 'a footnote'],
    ['a tight heading', inPage('##Water'), 'a heading without a space'],
    ['Markdown in a plain field', inHint('It is *near* Africa.'), 'stars around words'],
    ['a mark in a plain field', inHint('See :term[oases]{#oasis}.'), 'a marked term'],
    ['HTML in a plain field', inHint('a &amp; b'), 'HTML'],
  ];
  expect(await missedProblems(rows, [checkMarkup])).toEqual([]);
});
