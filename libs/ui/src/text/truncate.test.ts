import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { truncate, truncation } from './truncate.ts';

const count = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length;

it('A9, B9, D77: the three limits', () => {
  expect(truncation).toEqual({ plain: 173, people: 70, glossary: 170 });
});

describe('a text', () => {
  it.each([
    ['that fits stays whole', 'The well of Zamzam', 18, 'The well of Zamzam'],
    ['is cut at the edge of a word', 'The well of Zamzam', 14, 'The well of…'],
    ['keeps a word that ends at the limit', 'The well of Zamzam', 11, 'The well of…'],
    ['loses a comma before the ellipsis', 'Wells, palms and tents', 7, 'Wells…'],
    ['of one long word is cut inside', 'Constantinople', 5, 'Const…'],
    ['with marks is cut between letters', 'مُحَمَّد', 2, 'مُحَ…'],
    ['with a family is not taken apart', '👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧…'],
  ])('%s', (_rule, text, limit, cut) => expect(truncate(text, limit)).toBe(cut));

  property.prop([fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 })], {
    numRuns: 300,
  })('is never longer than the limit plus its ellipsis, and starts like the text', (text, limit) => {
    const cut = truncate(text, limit);
    expect(count(cut)).toBeLessThanOrEqual(Math.max(limit + 1, 1));
    if (cut !== text) expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  });
});
