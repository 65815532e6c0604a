import { expect, it } from 'vitest';
import { read } from './create-api.ts';
import { createHarness } from '../testing/scripted-provider.ts';
import { withRewrittenHosts } from './host-rewrites.ts';

const rewrites = {
  'localhost:8000': 'https://files.example.org',
  'old.example.org': 'http://127.0.0.1:4300',
};

it.each([
  ['http://localhost:8000/art/a.svg?v=2#well', 'https://files.example.org/art/a.svg?v=2#well'],
  ['https://OLD.example.org/a.png', 'http://127.0.0.1:4300/a.png'],
])('D236: %s is loaded from the origin of its host', (from, to) => {
  expect(withRewrittenHosts({ data: [{ cover: from, order: 1, none: null }] }, rewrites)).toEqual({
    data: [{ cover: to, order: 1, none: null }],
  });
});

it.each([
  ['another port', 'http://localhost/a.svg'],
  ['a part of a host', 'http://old.example.org.evil.example/a.svg'],
  ['a host below it', 'http://www.old.example.org/a.svg'],
  ['user information', 'http://old.example.org@evil.example/a.svg'],
  ['a host in the path', 'http://evil.example/http://old.example.org/a.svg'],
  ['another scheme', 'data:text/plain,old.example.org'],
  ['a path', '/content/art/a.svg'],
  ['a sentence', 'See http://old.example.org/a.svg'],
  ['a name of every object', 'http://constructor/a.svg'],
])('T29: keeps %s', (_, text) => {
  expect(withRewrittenHosts({ text }, rewrites)).toEqual({ text });
});

it.each(['javascript:alert(1)', 'files.example.org', ''])('T29: ignores an invalid origin: %s', (origin) => {
  const cover = 'http://old.example.org/a.svg';
  expect(withRewrittenHosts({ cover }, { 'old.example.org': origin })).toEqual({ cover });
});

it('D236: rewrites every client response', async () => {
  const cover = 'http://localhost:8000/art/a.svg';
  const { api } = createHarness(() => Response.json({ data: { cover } }), { hostRewrites: rewrites });
  const data = await read(api.GET('/api/profile/v1'));
  expect(data).toEqual({ data: { cover: 'https://files.example.org/art/a.svg' } });
});
