import { expect, it } from 'vitest';
import { inRepository, ownerOf } from './owners.ts';

const stories = import.meta.glob<string>(
  ['../../../libs/*/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx', '!**/foundations/**'],
  { query: '?raw', import: 'default', eager: true },
);
const files = Object.keys(stories);
const nameOf = (file: string) => file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');

it('finds the stories of the libraries and of the host', () => {
  expect(files.map(nameOf)).toEqual(expect.arrayContaining(['button', 'quiz-screen', 'home-screen']));
});

it('every component and screen has a complete guide', () => {
  const whole = /\n {4}guide: \{\n {6}use:\s.*?\n {6}avoid:\s.*?\n {6}do:\s.*?\n {6}dont:\s/s;
  expect(files.filter((file) => !whole.test(stories[file] ?? ''))).toEqual([]);
});

it.each([
  ['../../libs/ui/src/controls/button.stories.tsx', 'design'],
  ['../web/src/home/home-screen.stories.tsx', 'host'],
  ['./gallery/avatar.stories.tsx', 'design'],
])('%s is owned by the team %s', (fileName, owner) => {
  expect(ownerOf(inRepository(fileName))).toBe(owner);
});

it('every component and screen has an owner apart from the default', () => {
  const folder = (file: string) => inRepository(file.replace('../', ''));
  expect(files.filter((file) => ownerOf(folder(file)) === 'founders')).toEqual([]);
});

it('every title ends with search terms in brackets', () => {
  const titleOf = (file: string) =>
    /const meta = \{\s*title: '([^']*)'/.exec(stories[file] ?? '')?.[1] ?? file;
  expect(files.map(titleOf).filter((title) => !/^[\w-]+(\/[\w -]+)+ \([^()]+\)$/.test(title))).toEqual([]);
});
