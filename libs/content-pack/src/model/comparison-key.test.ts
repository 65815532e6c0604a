import { fc, test as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { comparisonKey } from './comparison-key.ts';

it('is equal for texts that look the same', () => {
  const alike = [
    ['The Red Sea', 'The Red\u00A0Sea'],
    ['The Red Sea', 'the red\u200B sea'],
    ['Shu’ayb', "Shu'ayb"],
    ['Shu`ayb', 'Shuʿayb'],
    ['Muḥammad', 'MUHAMMAD'],
    ['Étoile', 'E\u0301toile'],
    ['Ｆｏｘ', 'fox'],
    ['Işık', 'IŞIK'],
    ['İzmir', 'izmir'],
    ['istanbul', 'ISTANBUL'],
    ['аdmin', 'admin'],
    ['ΑDMIN', 'admin'],
    ['می\u200Cروم', 'میروم'],
    ['well-known', 'well\u2011known'],
    ['570-632', '570 – 632'],
    ['ﬁg', 'fig'],
  ] as const;
  expect(alike.filter(([one, other]) => comparisonKey(one) !== comparisonKey(other))).toEqual([]);
});

it('differs for texts that look different', () => {
  const texts = [
    'The Red Sea',
    'The Dead Sea',
    'Ali',
    'Alia',
    '570',
    '571',
    '57.0',
    '5-70',
    'عمر',
    'عمار',
    'Ayşe',
    'Asiye',
  ];
  expect(new Set(texts.map(comparisonKey)).size).toBe(texts.length);
});

property.prop([fc.string({ unit: 'grapheme' })])('is stable, and the same for all normal forms', (text) => {
  const key = comparisonKey(text);
  expect(comparisonKey(key)).toBe(key);
  for (const form of ['NFC', 'NFD'] as const) expect(comparisonKey(text.normalize(form))).toBe(key);
});
