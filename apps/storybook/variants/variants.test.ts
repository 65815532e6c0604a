import { expect, it } from 'vitest';
import { variantsOf } from './variants.ts';

const screen = { layout: 'fullscreen' };

it.each([
  ['the first story of a screen', ['variants'], screen, true, 10],
  ['a later story of a screen', ['variants'], screen, false, 0],
  ['the first story of a component', ['variants'], {}, true, 3],
  ['a later story of a component', ['variants'], {}, false, 0],
  ['a sheet of states', ['variants', 'states'], {}, false, 3],
  ['a sheet without variants', ['states'], {}, true, 0],
])('%s', (_case, tags, parameters, isFirst, count) => {
  expect(variantsOf({ tags, parameters }, isFirst)).toHaveLength(count);
});

const sources = import.meta.glob<string>(
  ['../../../libs/*/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

it('a screen has one story with variants, and it shows content', () => {
  const screens = Object.entries(sources).filter(([, source]) =>
    /const meta = \{[\s\S]*?layout: 'fullscreen'[\s\S]*?\n\}/.test(source),
  );
  expect(screens.length).toBeGreaterThan(40);
  const wrong = screens.filter(([, source]) => {
    const [, first = ''] = /export const (\w+)/.exec(source) ?? [];
    return /'!?(states|variants)'/.test(source) || /^(Loading|Fail|Empty|Broken)/.test(first);
  });
  expect(wrong.map(([file]) => file)).toEqual([]);
});
