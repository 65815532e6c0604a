import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { formatMessage, type Compiled } from './format-message.ts';

it.each([
  ['Walk on', {}, 'en', 'Walk on'],
  ["It's {name}", { name: 'Amina' }, 'en', "It's Amina"],
  ['{count, plural, one {# star} other {# stars}} of {total}', { count: 1, total: 5 }, 'en', '1 star of 5'],
  ['{count, plural, one {# star} other {# stars}}', { count: 1200 }, 'en', '1,200 stars'],
  ['{stars, plural, =5 {All!} other {Well done!}}', { stars: 5 }, 'en', 'All!'],
  ['{stars, plural, =5 {All!} other {Well done!}}', { stars: 4 }, 'en', 'Well done!'],
  ['{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { rank: 22 }, 'en', '22nd'],
  ['{count, plural, offset:1 one {and # more} other {and # others}}', { count: 3 }, 'en', 'and 2 others'],
  ['{place, select, desert {sand} other {grass}}', { place: 'desert' }, 'en', 'sand'],
  ['{place, select, desert {sand} other {grass}}', { place: 'valley' }, 'en', 'grass'],
  [
    '{a, plural, one {# of {b, plural, one {# book} other {# books}}} other {#}}',
    { a: 1, b: 2 },
    'en',
    '1 of 2 books',
  ],
  ['{count, plural, few {few} many {many} other {other}}', { count: 3 }, 'ar', 'few'],
  ['Page # of {total, number}', { total: 1000 }, 'en', 'Page # of 1,000'],
])('%s with %j in %s', (text, values, locale, said) => {
  expect(formatMessage(compileMessage(text) as Compiled, locale, values)).toBe(said);
});

it('English without Intl equals Intl', () => {
  const message: Compiled = [['count', 'plural', { one: ['#', ' star'], other: ['#', ' stars'] }]];
  const rules = new Intl.PluralRules('en');
  const digits = new Intl.NumberFormat('en');
  for (const count of [-1000, -999, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 999, 1000, 12_345]) {
    const noun = rules.select(count) === 'one' ? 'star' : 'stars';
    expect(formatMessage(message, 'en', { count })).toBe(`${digits.format(count)} ${noun}`);
  }
});
