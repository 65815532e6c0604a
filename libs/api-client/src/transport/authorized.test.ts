import { expect, it } from 'vitest';
import { createHarness } from '../testing/scripted-provider.ts';

it.each([
  ['https://api.test/content/art/a.svg', 'old'],
  ['https://files.test/book.pdf', 'none'],
  ['http://api.test/book.pdf', 'none'],
  ['https://api.test.evil.example/book.pdf', 'none'],
  ['https://api.test:8443/book.pdf', 'none'],
])('T4: %s is asked for with the token: %s', async (url, token) => {
  const harness = createHarness(() => new Response(null, { status: 204 }));
  await harness.send(new Request(url));
  expect(harness.calls[0]).toMatch(new RegExp(` ${token}$`));
});
