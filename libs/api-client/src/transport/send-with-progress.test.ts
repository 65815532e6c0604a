import { expect, it, vi } from 'vitest';
import { http } from '../testing/index.ts';
import { createMockServer } from '../testing/node.ts';
import { createHarness } from '../testing/scripted-provider.ts';
import { sendWithProgress } from './send-with-progress.ts';

const server = createMockServer();
const path = 'https://api.test/api/feedback/v1/submit';
const post = (init: RequestInit = {}) => new Request(path, { method: 'POST', body: 'words', ...init });
const answering = (respond: (request: Request) => Response | Promise<Response>) =>
  server.use(http.untyped.post('*/api/feedback/v1/submit', ({ request }) => respond(request)));
const ignore = () => undefined;

it('sends method, headers and body unchanged, and returns status, headers and body', async () => {
  answering(async (request) => {
    const key = request.headers.get('Idempotency-Key');
    return Response.json(
      { key, body: await request.text() },
      { status: 422, headers: { 'Retry-After': '7' } },
    );
  });
  const response = await sendWithProgress(ignore)(post({ headers: { 'Idempotency-Key': 'k' } }));
  expect(response.status).toBe(422);
  expect(response.headers.get('Retry-After')).toBe('7');
  expect(await response.json()).toEqual({ key: 'k', body: 'words' });
});

it('accepts a response without a body', async () => {
  answering(() => new Response(null, { status: 204 }));
  const { status, body } = await sendWithProgress(ignore)(post());
  expect({ status, body }).toEqual({ status: 204, body: null });
});

it("D70: reports each attempt's progress from 0 to 1", async () => {
  answering(() => Response.json({}));
  const onProgress = vi.fn();
  await sendWithProgress(onProgress)(post());
  expect(onProgress.mock.calls.at(0)).toEqual([0]);
  expect(onProgress.mock.calls.at(-1)).toEqual([1]);
});

it('fails offline like fetch', async () => {
  answering(() => Response.error());
  await expect(sendWithProgress(ignore)(post())).rejects.toBeInstanceOf(TypeError);
});

it('reports an aborted call as aborted, without a notice, and sends no call aborted before', async () => {
  const received = vi.fn();
  answering(() => (received(), new Promise<Response>(() => undefined)));
  const { send, emitted } = createHarness(() => Response.json({}));
  const caller = new AbortController();
  const call = () => send(post({ signal: caller.signal }), sendWithProgress(ignore));
  const first = expect(call()).rejects.toMatchObject({ kind: 'aborted' });
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce(), 20_000);
  caller.abort();
  await first;
  await expect(call()).rejects.toMatchObject({ kind: 'aborted' });
  expect(received).toHaveBeenCalledOnce();
  expect(emitted).toEqual([]);
});
