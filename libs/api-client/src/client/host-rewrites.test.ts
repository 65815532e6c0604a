import { expect, it } from 'vitest';
import { read } from './create-api.ts';
import { createHarness } from '../testing/scripted-provider.ts';
import { withRewrittenHosts } from './host-rewrites.ts';

const rewrites = {
  'localhost:8000': 'https://files.example.org',
  'old.example.org': 'http://127.0.0.1:4300',
};

it('T29: keeps other texts', () => {
  const texts = [
    'http://localhost/a.svg',
    'http://old.example.org.evil.example/a.svg',
    'http://www.old.example.org/a.svg',
    'http://old.example.org@evil.example/a.svg',
    'http://evil.example/http://old.example.org/a.svg',
    'data:text/plain,old.example.org',
    '/content/art/a.svg',
    'See http://old.example.org/a.svg',
    'http://constructor/a.svg',
  ];
  expect(withRewrittenHosts({ texts }, rewrites)).toEqual({ texts });
});

it('T29: ignores an invalid origin', () => {
  const cover = 'http://old.example.org/a.svg';
  for (const origin of ['javascript:alert(1)', 'files.example.org', ''])
    expect(withRewrittenHosts({ cover }, { 'old.example.org': origin })).toEqual({ cover });
});

it('D236: rewrites every client response', async () => {
  const sent = [
    { cover: 'http://localhost:8000/art/a.svg?v=2#well', order: 1 },
    ['https://OLD.example.org/a.png', null],
  ];
  const { api } = createHarness(() => Response.json({ data: sent }), { hostRewrites: rewrites });
  const data = await read(api.GET('/api/profile/v1'));
  expect(data).toEqual({
    data: [
      { cover: 'https://files.example.org/art/a.svg?v=2#well', order: 1 },
      ['http://127.0.0.1:4300/a.png', null],
    ],
  });
});
