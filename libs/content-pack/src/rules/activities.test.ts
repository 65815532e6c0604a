import { describe, expect, it } from 'vitest';
import { dayEnd, dayStart, isPackDay } from '../model/pack-day.ts';
import { editedPack, problemLines, type RefusedEdit, missedProblems } from '../testing/edited-pack.ts';
import { checkCompetitions } from './activities.ts';

const maze = 'activities/the-way-to-the-well.md';
const search = 'activities/words-of-the-desert.md';
const timeline = 'activities/before-the-message.md';
const pdf = 'activities/pdf/the-way-to-the-well-a4.pdf';

describe('rejects an activity', () => {
  it('for every rule of activities', async () => {
    const rows: readonly RefusedEdit[] = [
      ['without its PDF', { file: pdf }, `${maze}:2: the file "${pdf}" does not exist`],
      [
        'with another file type as PDF',
        { file: pdf, to: '<html></html>' },
        `${pdf}:1: the file is not a PDF`,
      ],
      [
        'with a script in its PDF',
        { file: pdf, to: '%PDF-1.7\n<< /Type /Page /OpenAction << /S /JavaScript /JS (app) >> >>\n%%EOF' },
        `${pdf}:1: the PDF holds a script`,
      ],
      [
        'with a link in its PDF',
        { file: pdf, to: '%PDF-1.7\n<< /Type /Page /A << /URI (https://example.org) >> >>\n%%EOF' },
        `${pdf}:1: the PDF holds a script, a link`,
      ],
      [
        'with hidden objects in its PDF',
        { file: pdf, to: '%PDF-1.7\n<< /Type /Page >> << /Type /ObjStm >>\n%%EOF' },
        `${pdf}:1: the PDF holds a script, a link, a file or hidden objects`,
      ],
      [
        'with a PDF over the size limit',
        { file: pdf, to: `%PDF-1.7\n<< /Type /Page >>${'x'.repeat(210_000)}\n%%EOF` },
        `${pdf}:1: the file has`,
      ],
      [
        'with different page counts in its PDFs',
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
      [
        'with a road to a place that its map lacks',
        {
          file: maze,
          from: /sheet:[\s\S]*?\nreferences/,
          to: `sheet:
  kind: map
  places: [{ name: Makkah, east: 39.8, north: 21.4 }, { name: Busra, east: 36.5, north: 32.5 }]
  road: [Makkah, Gaza]
references`,
        },
        `"Gaza" is no place of the map`,
      ],
      ['of an unknown kind', { file: maze, from: 'kind: maze', to: 'kind: riddle' }, 'must be one of: maze'],
      ['with a missing cover', { file: maze, from: 'covers/the-land', to: 'covers/gone' }, 'does not exist'],
      [
        'with an id different from its file name',
        { file: maze, from: 'id: the-way', to: 'id: a-way' },
        'is not the name of its file',
      ],
      [
        'with a duplicate number',
        { file: search, from: 'order: 2', to: 'order: 3' },
        'its number is 3, but 2',
      ],
      [
        'with an unknown term in its text',
        { file: maze, from: '{#well}', to: '{#wells}' },
        'the term "wells" does not exist',
      ],
      ['with a short text', { file: maze, from: /\nA caravan[\s\S]*/, to: '\nPlay.\n' }, 'has 1 words'],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

const file = 'competitions/draw-the-desert.yaml';
const link = (address: string) => ({
  file,
  from: 'external_link: https://example.org/',
  to: `external_link: "${address}"`,
});

describe('rejects a competition', () => {
  it('for every rule of competitions', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'when it ends before it starts',
        { file, from: 'today+21', to: 'today-8' },
        `${file}:9: the competition ends before it starts`,
      ],
      [
        'when one day is counted and the other is a date',
        { file, from: 'today+21', to: '2026-12-31' },
        'one day is counted from today and the other is a date',
      ],
      ['when a day does not exist', { file, from: 'today+21', to: '2026-02-30' }, 'must be a date like'],
      [
        'when its host is not allowed',
        link('https://example.com/'),
        `${file}:10: the host "example.com" is not allowed`,
      ],
      ['when its banner is not there', { file, from: 'dawn-road', to: 'gone' }, 'does not exist'],
      ['when its text holds HTML', { file, from: 'Draw the land', to: '<b>Draw</b> the land' }, 'holds HTML'],
      [
        'when its id is not its name',
        { file, from: 'id: draw', to: 'id: paint' },
        'is not the name of its file',
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });

  it('T30: if its link is not an HTTPS URL on an allowed host', async () => {
    const addresses = [
      'http://example.org/',
      'javascript:alert(1)',
      'java\\tscript:alert(1)',
      'data:text/html,<script>1</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://example.org/',
      'blob:https://example.org/1',
      'mailto:a@example.org',
      'tel:123',
      'sms:123',
      'intent://example.org',
      'ws://example.org',
      '//example.org/',
      '/example.org',
      'example.org',
      'about:blank',
      'view-source:https://example.org',
      'https://user@example.org/',
      'https://example.org:8443/',
      'https://example.org.evil.test/',
      'https://evil.test/?https://example.org/',
      'https://EXAMPLE.org@evil.test/',
      'https://127.0.0.1/',
    ];
    const accepted: string[] = [];
    for (const address of addresses) {
      const lines = await problemLines(await editedPack(link(address)), [checkCompetitions]);
      if (lines.length === 0) accepted.push(address);
    }
    expect(accepted).toEqual([]);
  });
});

describe('a day of the pack', () => {
  const noon = Date.UTC(2026, 10, 21, 12);

  it.each([
    ['today', '2026-11-21T00:00:00.000Z'],
    ['today-7', '2026-11-14T00:00:00.000Z'],
    ['today+21', '2026-12-12T00:00:00.000Z'],
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  ])('D169: %s starts and ends at midnight UTC', (day, start) => {
    expect(new Date(dayStart(day, noon)).toISOString()).toBe(start);
    expect(new Date(dayEnd(day, noon)).toISOString()).toBe(start.replace('00:00:00.000', '23:59:59.999'));
  });

  it('excludes other words and dates that do not exist', () => {
    const texts = ['', 'tomorrow', 'today+', 'today 7', '2026-13-01', '2026-02-30', '01.12.2026'];
    expect(texts.filter(isPackDay)).toEqual([]);
  });
});
