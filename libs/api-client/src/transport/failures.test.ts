import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../client/create-api.ts';
import { createHarness, type Harness } from '../testing/scripted-provider.ts';
import type { Send } from './send.ts';

const profile = ({ api }: Harness) => read(api.GET('/api/profile/v1'));
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('A8, D13: one retry after 1 s', () => {
  const attempts = [
    ['GET', false, 2],
    ['HEAD', false, 2],
    ['PUT', false, 2],
    ['DELETE', false, 2],
    ['POST', false, 1],
    ['POST', true, 2],
    ['PATCH', false, 1],
  ] as const;

  it.each([
    ['a lost response', cut],
    ['a 500', () => new Response(null, { status: 500 })],
  ])('repeats idempotent and keyed calls after %s', async (_case, respond) => {
    for (const [method, keyed, times] of attempts) {
      const harness = createHarness(respond);
      const headers: HeadersInit = keyed ? { 'Idempotency-Key': 'a-key-of-one-action' } : {};
      const sent = harness
        .send(new Request('https://api.test/api/x', { method, headers }))
        .catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(999);
      expect(harness.calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      await sent;
      expect(harness.calls).toHaveLength(times);
    }
  });

  it('accepts a response below 500', async () => {
    const harness = createHarness(() => Response.json({ message: 'No.' }, { status: 404 }));
    await expect(profile(harness)).rejects.toMatchObject({ status: 404, message: 'No.' });
    expect(harness.calls).toHaveLength(1);
  });

  it('reports no failure if the retry succeeds', async () => {
    const harness: Harness = createHarness(() =>
      harness.calls.length === 1 ? cut() : Response.json({ data: 1 }),
    );
    const call = profile(harness);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toEqual({ data: 1 });
    expect(harness.emitted).toEqual([]);
  });

  it('skips the retry after an aborted call', async () => {
    const harness = createHarness((request) => hanging(request));
    const caller = new AbortController();
    const call = expect(
      read(harness.api.GET('/api/profile/v1', { signal: caller.signal })),
    ).rejects.toMatchObject({
      kind: 'aborted',
    });
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    await call;
    expect(harness.calls).toHaveLength(1);
    expect(harness.emitted).toEqual([]);
  });
});

describe('A9: 30 s for a whole response', () => {
  it('reports two 30 s timeouts as slow, not as offline', async () => {
    const harness = createHarness((request) => hanging(request));
    const call = expect(profile(harness)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(harness.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + 1000 + 30_000);
    await call;
    expect(harness.emitted).toEqual(['slow']);
  });

  it('restarts the limit with each uploaded part', async () => {
    const { send } = createHarness(() => Response.json({}));
    const slow: Send = async (request, onProgress) => {
      setTimeout(() => onProgress?.(), 20_000);
      return hanging(request);
    };
    const failed = vi.fn();
    void send(new Request('https://api.test/api/x', { method: 'POST' }), slow).catch(failed);
    await vi.advanceTimersByTimeAsync(49_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });

  it('treats a truncated body as a network error and retries', async () => {
    const harness: Harness = createHarness(() =>
      harness.calls.length === 1 ? cutInBody() : Response.json({ data: 1 }),
    );
    const call = profile(harness);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toEqual({ data: 1 });
  });
});

describe('A4: the offline notice', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  it('reports 20 offline calls once, and the next call clears the notice', async () => {
    const harness = createHarness(cut);
    const calls = Promise.allSettled(Array.from({ length: 20 }, () => profile(harness)));
    await vi.advanceTimersByTimeAsync(1000);
    await calls;
    expect(harness.emitted).toEqual(['offline']);
    await failing(read(harness.api.GET('/api/quiz/v1/quiz-times')));
    expect(harness.emitted).toEqual(['offline', 'resumed', 'offline']);
  });

  it('reports a repeated call once', async () => {
    let hasNetwork = false;
    const harness = createHarness(() => (hasNetwork ? Response.json({ data: 1 }) : cut()));
    await failing(profile(harness));
    await failing(profile(harness));
    await failing(profile(harness));
    expect(harness.emitted).toEqual(['offline', 'resumed']);
    hasNetwork = true;
    await profile(harness);
    hasNetwork = false;
    await failing(profile(harness));
    expect(harness.emitted).toEqual(['offline', 'resumed', 'offline']);
  });

  it('reports a missing response while online as unreachable', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const harness = createHarness(cut);
    await failing(profile(harness));
    expect(harness.emitted).toEqual(['unreachable']);
  });
});

/** Waits until a call and its retry have failed. */
async function failing(call: Promise<unknown>) {
  const failed = call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
}

function hanging({ signal }: Request) {
  return new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

function cutInBody() {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
}
