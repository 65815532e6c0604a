import { expect, it } from 'vitest';
import { createHarness } from '../testing/scripted-provider.ts';

it("T4: sends the token to the provider's origin only", async () => {
  const harness = createHarness(() => new Response(null, { status: 204 }));
  const urls = [
    'https://api.test/content/art/a.svg',
    'https://files.test/book.pdf',
    'http://api.test/book.pdf',
    'https://api.test.evil.example/book.pdf',
    'https://api.test:8443/book.pdf',
  ];
  for (const url of urls) await harness.send(new Request(url));
  const tokens = harness.calls.map((call) => call.split(' ').at(-1));
  expect(tokens).toEqual(['old', 'none', 'none', 'none', 'none']);
});
