import { expect, it } from 'vitest';
import { createStage } from '../testing/scripted-provider.ts';

it.each([
  ['https://api.test/content/art/a.svg', 'old'],
  ['https://files.test/book.pdf', 'none'],
  ['http://api.test/book.pdf', 'none'],
  ['https://api.test.evil.example/book.pdf', 'none'],
  ['https://api.test:8443/book.pdf', 'none'],
])('T4: %s is asked for with the token: %s', async (url, token) => {
  const stage = createStage(() => new Response(null, { status: 204 }));
  await stage.send(new Request(url));
  expect(stage.calls[0]).toMatch(new RegExp(` ${token}$`));
});
