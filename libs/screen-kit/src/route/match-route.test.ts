import { expect, it } from 'vitest';
import type { FeatureRoute } from './route.ts';
import { matchRoute } from './match-route.ts';

const route = (path: string, ...aliases: string[]): FeatureRoute => ({
  path,
  aliases,
  access: 'open',
  load: () => Promise.reject(new Error('unused')),
});
const routes = [
  route('*'),
  route('/'),
  route('/books/:id', '/library/:id'),
  route('/books/new'),
  route('/books/:id/pages/:page'),
];

it.each([
  ['/books/new', '/books/new', false, {}],
  ['/books/b1', '/books/:id', false, { id: 'b1' }],
  ['/library/b1', '/books/:id', true, { id: 'b1' }],
  ['/', '/', false, {}],
  ['/Books/NEW', '/books/new', false, {}],
  ['/books/B1/', '/books/:id', false, { id: 'B1' }],
  ['/books/b%2F1%20a', '/books/:id', false, { id: 'b/1 a' }],
  ['/books/100%', '/books/:id', false, { id: '100%' }],
  ['/books/b1/pages/2', '/books/:id/pages/:page', false, { id: 'b1', page: '2' }],
  ['/books/', '*', false, {}],
  ['/books//pages/2', '*', false, {}],
  ['/elsewhere', '*', false, {}],
])('%s is %s', (pathname, path, isAlias, params) => {
  const match = matchRoute(routes, pathname);
  expect([match?.route.path, match?.isAlias, match?.params]).toEqual([path, isAlias, params]);
  expect(matchRoute(routes, pathname)).toBe(match);
});

it('returns null without a match', () => {
  expect(matchRoute([route('/books/new')], '/elsewhere')).toBeNull();
});
