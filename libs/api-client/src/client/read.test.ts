import { expect, it } from 'vitest';
import { createHarness } from '../testing/scripted-provider.ts';
import { read } from './create-api.ts';

const responding = (response: () => Response) =>
  read(createHarness(response).api.POST('/api/user/v1/logout'));

it('throws for an empty 500', async () => {
  await expect(responding(() => new Response(null, { status: 500 }))).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    status: 500,
    code: null,
    message: '',
    fieldErrors: {},
  });
});

it('resolves a 204 without data', async () => {
  await expect(responding(() => new Response(null, { status: 204 }))).resolves.toBeUndefined();
});

it("hides a proxy page's text", async () => {
  const page = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
  await expect(responding(page)).rejects.toMatchObject({ status: 502, message: '' });
});

it('reports a page in place of data as malformed', async () => {
  await expect(responding(() => new Response('<h1>Wi-Fi sign-in</h1>'))).rejects.toMatchObject({
    kind: 'malformed',
  });
});

it('D190: reads a plain message of at most 200 characters', async () => {
  const messages = [
    [{ message: 'Sorry.', error: 'Other' }, 'Sorry.'],
    [{ error: 'Only this' }, 'Only this'],
    [{ message: { html: '<b>' }, error: 7 }, ''],
    [{ message: 'x'.repeat(500) }, 'x'.repeat(200)],
  ] as const;
  for (const [body, message] of messages)
    await expect(responding(() => Response.json(body, { status: 403 }))).rejects.toMatchObject({ message });
});

it("reads a 422's code and field messages in any shape", async () => {
  const body = {
    message: 'Check.',
    code: 'VALIDATION_FAILED',
    errors: { email: ['One', 'Two'], name: 'Three', age: 4 },
  };
  await expect(responding(() => Response.json(body, { status: 422 }))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fieldErrors: { email: ['One', 'Two'], name: ['Three'] },
  });
});

it('A8: reads the wait in seconds', async () => {
  const waits: [HeadersInit, number | null][] = [
    [{ 'Retry-After': '90' }, 90],
    [{ 'Retry-After': 'Sun, 22 Nov 2026 10:02:00 GMT', Date: 'Sun, 22 Nov 2026 10:00:00 GMT' }, 120],
    [{ 'Retry-After': 'Sun, 22 Nov 2026 10:00:00 GMT', Date: 'Sun, 22 Nov 2026 10:02:00 GMT' }, 0],
    [{ 'Retry-After': 'soon' }, null],
    [{ 'Retry-After': '-5' }, null],
    [{ 'Retry-After': '1.5' }, null],
    [{}, null],
  ];
  for (const [headers, seconds] of waits) {
    const limited = () => Response.json({ message: 'Wait.' }, { status: 429, headers });
    await expect(responding(limited)).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds });
  }
});

it('falls back to the device clock without a Date header', async () => {
  const until = new Date(Date.now() + 60_000).toUTCString();
  const limited = () => new Response(null, { status: 503, headers: { 'Retry-After': until } });
  const error: unknown = await responding(limited).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryAfterSeconds: expect.closeTo(60, -0.5) });
});

it("an error contains the body's data", async () => {
  for (const data of [{ tries_left: 2 }, null, undefined]) {
    const refused = () => Response.json({ message: 'No.', data }, { status: 422 });
    const error: unknown = await responding(refused).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('data', data);
  }
});
