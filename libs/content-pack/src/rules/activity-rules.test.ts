import { describe, expect, it } from 'vitest';
import { editedPack, problemLines, type RefusedEdit } from '../testing/edited-pack.ts';

const maze = 'activities/the-way-to-the-well.md';
const search = 'activities/words-of-the-desert.md';
const timeline = 'activities/before-the-message.md';
const pdf = 'activities/pdf/the-way-to-the-well-a4.pdf';

describe('an activity is refused, with its file and line,', () => {
  it.each<RefusedEdit>([
    ['without its PDF', { file: pdf }, `${maze}:2: the file "${pdf}" does not exist`],
    ['whose PDF is something else', { file: pdf, to: '<html></html>' }, `${pdf}:1: the file is not a PDF`],
    [
      'whose PDF runs a script',
      { file: pdf, to: '%PDF-1.7\n<< /Type /Page /OpenAction << /S /JavaScript /JS (app) >> >>\n%%EOF' },
      `${pdf}:1: the PDF holds a script`,
    ],
    [
      'whose PDF leads elsewhere',
      { file: pdf, to: '%PDF-1.7\n<< /Type /Page /A << /URI (https://example.org) >> >>\n%%EOF' },
      `${pdf}:1: the PDF holds a script, a link`,
    ],
    [
      'whose PDF hides its objects',
      { file: pdf, to: '%PDF-1.7\n<< /Type /Page >> << /Type /ObjStm >>\n%%EOF' },
      `${pdf}:1: the PDF holds a script, a link, a file or hidden objects`,
    ],
    [
      'whose PDF is too large',
      { file: pdf, to: `%PDF-1.7\n<< /Type /Page >>${'x'.repeat(210_000)}\n%%EOF` },
      `${pdf}:1: the file has`,
    ],
    [
      'whose PDFs have different pages',
      { file: pdf, to: '%PDF-1.7\n<< /Type /Page >>\n%%EOF' },
      `${maze}:2: its PDFs have different numbers of pages`,
    ],
    [
      'with a PDF that is left over',
      { file: 'activities/pdf/old-a4.pdf', to: '%PDF-1.7\n%%EOF' },
      'activities/pdf/old-a4.pdf:1: no activity has this file',
    ],
    [
      'with a hidden word that is no term',
      { file: search, from: '- oasis', to: '- ocean' },
      `${search}:13: "ocean" is not a glossary term`,
    ],
    [
      'with a hidden word that is a protected name',
      { file: search, from: '- oasis', to: '- musa' },
      `${search}:13: "musa" is a protected name`,
    ],
    [
      'with a word twice',
      { file: search, from: '- caravan', to: '- Oasis' },
      `${search}:14: "Oasis" stands twice`,
    ],
    [
      'with a name that lacks its honorific on a card',
      { file: timeline, from: 'Ibrahim {as} settles', to: 'Ibrahim settles' },
      `"Ibrahim" stands without its honorific`,
    ],
    [
      'with an event that has no source',
      {
        file: timeline,
        from: /references:\n\s+- work: Quran\n\s+section: ['"]14:37['"]\n\s+grade: Q\n\s+claim: says/,
        to: 'references: []',
      },
      'needs at least one reference',
    ],
    ['of an unknown kind', { file: maze, from: 'kind: maze', to: 'kind: riddle' }, 'must be one of: maze'],
    [
      'whose cover is not there',
      { file: maze, from: 'covers/the-land', to: 'covers/gone' },
      'does not exist',
    ],
    [
      'whose id is not its name',
      { file: maze, from: 'id: the-way', to: 'id: a-way' },
      'is not the name of its file',
    ],
    ['whose number is used', { file: search, from: 'order: 2', to: 'order: 3' }, 'its number is 3, but 2'],
    [
      'whose text names a term that does not exist',
      { file: maze, from: '{#well}', to: '{#wells}' },
      'the term "wells" does not exist',
    ],
    ['whose text is too short', { file: maze, from: /\nA caravan[\s\S]*/, to: '\nPlay.\n' }, 'has 1 words'],
  ])('%s', async (_, edit, line) => {
    expect(problemLines(await editedPack(edit))).toContainEqual(expect.stringContaining(line));
  });
});
