import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decodeFile } from './decode-file.ts';
import { isSvg } from './file-kinds.ts';
import { locateMarkdown, locateYaml } from './located.ts';
import { readPackFolder } from './pack-folder.ts';

const decode = (bytes: Buffer | string) => decodeFile('a.md', Buffer.from(bytes));

describe('the text of a file', () => {
  it.each([
    ['a byte order mark', '\uFEFFtext'],
    ['CRLF', 'te\r\nxt'],
    ['decomposed letters', 'e\u0301'],
  ])('has no %s', (_case, written) => {
    expect(decode(written)).toEqual({
      text: written.replace('\uFEFF', '').replace('\r\n', '\n').normalize('NFC'),
    });
  });

  it.each<[string, Buffer, number, string]>([
    ['UTF-16', Buffer.from('\uFEFFtext', 'utf16le'), 1, 'the file is in UTF-16'],
    ['UTF-16 without a mark', Buffer.from('text', 'utf16le'), 1, 'the file is in UTF-16'],
    [
      'a byte of Windows-1252',
      Buffer.from('a\nb\ntraveller\x92s', 'latin1'),
      3,
      'the byte 0x92 is not UTF-8',
    ],
    ['a character cut short', Buffer.from('a\n\xe2\x80', 'latin1'), 2, 'is not UTF-8'],
    ['a replacement character', Buffer.from('a\n\uFFFD'), 2, 'the character U+FFFD'],
    ['a hidden mark of direction', Buffer.from('a\nb\u202E'), 2, 'the character U+202E'],
    ['a control character', Buffer.from('a\u0007'), 1, 'the character U+0007'],
  ])('is refused for %s', (_case, bytes, line, what) => {
    expect(decode(bytes)).toEqual({
      problem: expect.objectContaining({ line, what: expect.stringContaining(what) }),
    });
  });
});

describe('the fields of a file', () => {
  const fields = z.object({ hint: z.string() });

  it.each(['--- \nhint: a\n---\ntext', '\n\n---\nhint: a\n---\t\ntext'])(
    'may have spaces and blank lines around their fences',
    (written) => {
      expect(locateMarkdown('a.md', written, fields)).toMatchObject({
        located: { value: { hint: 'a', body: 'text' } },
      });
    },
  );

  it('stand above a text', () => {
    expect(locateMarkdown('a.md', '---\nhint: 570\n---\n\n', fields)).toEqual({
      problems: [
        expect.objectContaining({ line: 2 }),
        expect.objectContaining({ line: 3, what: 'there is no text below the fields' }),
      ],
    });
  });

  it('lose no text behind a number sign', () => {
    expect(locateYaml('a.yaml', 'x: 1 # fine\nhint: Look at map #2 of Arabia.', z.any())).toEqual({
      problems: [
        expect.objectContaining({
          line: 2,
          what: 'the text "#2 of Arabia." is lost: it counts as a comment',
        }),
      ],
    });
    expect(locateYaml('a.yaml', 'hint: "Look at map #2." # fine', z.any())).toHaveProperty('located');
  });

  it('name a number that has to be in quotes', () => {
    expect(locateYaml('a.yaml', 'hint: 570', fields)).toEqual({
      problems: [
        expect.objectContaining({ what: '"hint" must be a text, and 570 is none', fix: 'Put it in quotes.' }),
      ],
    });
  });
});

it('a pack folder follows links to files and folders, but not in circles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await mkdir(join(folder, '..data'));
  await writeFile(join(folder, '..data', 'a.md'), 'a');
  await symlink(join('..data', 'a.md'), join(folder, 'a.md'));
  await symlink('..data', join(folder, 'glossary'));
  await symlink('.', join(folder, 'circle'));
  expect([...(await readPackFolder(folder)).keys()]).toEqual(['a.md', 'glossary/a.md']);
  await rm(folder, { recursive: true });
});

describe('a picture', () => {
  const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">';

  it.each([`<?xml version="1.0"?>\n<!-- a -->${root}<g><path d="M0 0"/></g></svg>\n`, `${root}</svg>`])(
    'is SVG: %s',
    (text) => {
      expect(isSvg(text)).toBe(true);
    },
  );

  it.each([
    ['bytes of a PNG', '\u0089PNG'],
    ['no namespace', '<svg><g/></svg>'],
    ['a cut end', `${root}<g><path d="M0 0"/></g>`],
    ['a cut tag', `${root}<path d="M0`],
    ['an element left open', `${root}<g></svg>`],
  ])('is no SVG: %s', (_case, text) => {
    expect(isSvg(text)).toBe(false);
  });
});
