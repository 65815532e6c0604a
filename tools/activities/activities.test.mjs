import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { activityPdfs } from './activity-pdfs.mjs';
import { createChance } from './chance.mjs';
import { readCredit } from './read-activities.mjs';
import { makeMaze, solveMaze } from './maze.mjs';
import { countWord, makeWordSearch } from './word-search.mjs';

const pack = new URL('../../content/', import.meta.url);

/** Text of each PDF page: its streams contain letters as hexadecimal numbers, with kerning. @param {Buffer} pdf */
function pagesOf(pdf) {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g);
  return [...streams].map(([, bytes = '']) => {
    const drawn = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    const letters = [...drawn.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join('');
    return Buffer.from(letters, 'hex').toString('latin1');
  });
}

describe('the activity PDFs', async () => {
  const pdfs = await activityPdfs(pack);

  it('have their authors and licence at the bottom of each page', async () => {
    const credit = await readCredit(pack);
    expect(credit).toMatch(/ authors, CC BY 4\.0$/);
    for (const [name, bytes] of pdfs) {
      const pages = pagesOf(bytes);
      expect(pages.length, name).toBeGreaterThanOrEqual(1);
      for (const page of pages) expect(page, name).toContain(credit);
    }
  });

  it('have a title, a language and a text alternative for the drawing', () => {
    for (const [name, bytes] of pdfs) {
      const text = bytes.toString('latin1');
      expect(text, name).toMatch(/\/Lang \(en\)/);
      expect(text, name).toMatch(/\/DisplayDocTitle true/);
      expect(text, name).toMatch(/\/Marked true/);
      expect(text, name).toMatch(/\/Alt \(/);
    }
  });
});

describe('a maze', () => {
  it('has one way only, from corner to corner', () => {
    const maze = makeMaze(12, 9, createChance('one'));
    const cells = Array.from({ length: 12 * 9 }, (_, index) => ({
      column: index % 12,
      row: Math.floor(index / 12),
    }));
    const passages = cells.flatMap((cell) => [
      maze.isOpen(cell, { column: cell.column + 1, row: cell.row }),
      maze.isOpen(cell, { column: cell.column, row: cell.row + 1 }),
    ]);
    // One passage fewer than squares, with all squares reachable, is a tree: a unique path between any two squares.
    expect(passages.filter(Boolean)).toHaveLength(cells.length - 1);
    const way = solveMaze(maze);
    expect(way[0]).toEqual({ column: 0, row: 0 });
    expect(way.at(-1)).toEqual({ column: 11, row: 8 });
    for (const [index, cell] of way.slice(1).entries()) {
      const before = way[index];
      expect(before && maze.isOpen(before, cell)).toBe(true);
    }
  });

  it('differs for another seed', () => {
    const ways = ['one', 'two'].map((seed) => JSON.stringify(solveMaze(makeMaze(12, 9, createChance(seed)))));
    expect(ways[0]).not.toBe(ways[1]);
  });
});

describe('a word search', () => {
  const words = ['OASIS', 'CARAVAN', 'TRIBE', 'CLAN', 'WELL', 'WADI'];

  it('holds each word exactly once', () => {
    const search = makeWordSearch(words, 10, createChance('one'));
    for (const word of words) expect(countWord(search, word)).toBe(1);
    expect(search.letters.flat().every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  });

  it('names words that do not fit', () => {
    expect(() => makeWordSearch(['CARAVAN'], 5, createChance('one'))).toThrow('do not fit');
  });
});
