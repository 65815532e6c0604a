import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../testing/index.ts';
import { printable, printableJson } from './printable.ts';
import { csvText, tableText } from './table.ts';

const runs = { numRuns: rounds({ sample: 500, full: 10_000 }) };
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u001b[2J',
    '\u009b31m',
    '\u202egnp.exe',
    '=HYPERLINK("x")',
    '+1',
    '-1',
    '@x',
    '\t=1',
    '\u3000＝1',
    'a\r\nBcc: x',
  ),
);
const commands = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

describe('escapes text of learners (T40)', () => {
  it('escapes control characters for a terminal', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(printable(text)).not.toMatch(commands);
        expect(tableText({ titles: ['name'], rows: [[text]] }).split('\n')).toHaveLength(2);
        expect(printableJson({ text }).replaceAll('\n', '')).not.toMatch(commands);
      }),
      runs,
    );
  });

  it('keeps the values of JSON', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(JSON.parse(printableJson({ text }))).toEqual({ text });
      }),
      runs,
    );
  });

  it('keeps formulas inert and the number of cells in CSV', () => {
    fc.assert(
      fc.property(odd, odd, (first, second) => {
        const [, line = ''] = csvText({ titles: ['a', 'b'], rows: [[first, second]] }).split('\r\n');
        const cells = /^"((?:[^"]|"")*)","((?:[^"]|"")*)"$/.exec(line);
        expect(cells).not.toBeNull();
        for (const cell of (cells ?? []).slice(1)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
      runs,
    );
  });

  it('marks CSV as UTF-8 for spreadsheets', () => {
    expect(csvText({ titles: ['name'], rows: [['زمزم']] })).toBe('\ufeff"name"\r\n"زمزم"\r\n');
  });

  it('keeps letters of all scripts', () => {
    expect(printable('زمزم Zamzam 🕋 é')).toBe('زمزم Zamzam 🕋 é');
  });
});
