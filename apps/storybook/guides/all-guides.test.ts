import { expect, it } from 'vitest';
import { guides } from './all-guides.ts';

const files = Object.keys(import.meta.glob(['../../../libs/*/src/**/*.stories.tsx', '!**/foundations/**']));
const nameOf = (file: string) => file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');

it('every component of the design system has a guide', () => {
  const names = files.filter((file) => file.includes('/libs/ui/')).map(nameOf);
  expect(names.filter((name) => name !== 'icons' && !guides[name])).toEqual([]);
});

it('every guide belongs to stories', () => {
  expect(Object.keys(guides).filter((name) => !files.map(nameOf).includes(name))).toEqual([]);
});
