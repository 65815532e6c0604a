import { expect, it, vi } from 'vitest';
import { transportEvents } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { memoryStorage } from '../session/device-storage.ts';
import { deferred } from '../testing/index.ts';
import { createHarness, renewing, signedIn, type Harness } from '../testing/scripted-provider.ts';

const quizTimes = ({ api }: Harness) => read(api.GET('/api/quiz/v1/quiz-times'));
const refreshes = ({ calls }: Harness) => calls.filter((call) => call.includes('/refresh'));
const expired = () => Response.json({ message: 'The session has expired.' }, { status: 401 });

it('T5: shares one refresh among calls with an expired token', async () => {
  const harness = createHarness(renewing('new'));
  const results = await Promise.all(Array.from({ length: 3 }, () => quizTimes(harness)));
  expect(results).toEqual(Array(3).fill({ data: [] }));
  expect(refreshes(harness)).toEqual(['POST /api/auth/v1/refresh old']);
  expect(harness.session.getState().token).toBe('new');
  expect(harness.emitted).toEqual(['token-refreshed']);
});

it.each([
  ['JSON', () => JSON.stringify({ answer: 'ب', quiz_time_id: 'qt-easy' })],
  ['multipart', () => form()],
])('T6: replays a %s body byte by byte', async (_kind, body) => {
  const sent: string[] = [];
  const harness = createHarness(async (request) => {
    if (!request.url.endsWith('/refresh')) sent.push(await bytesOf(request));
    return renewing('new')(request);
  });
  const post = () =>
    harness.send(new Request('https://api.test/api/feedback', { method: 'POST', body: body() }));
  const results = await Promise.all(Array.from({ length: 3 }, post));
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill(200));
  expect(sent).toHaveLength(6);
  expect(new Set(sent.slice(0, 3))).toEqual(new Set(sent.slice(3)));
  expect(refreshes(harness)).toHaveLength(1);
});

it('delays a call during a refresh', async () => {
  const renewal = deferred<Response>();
  const harness = createHarness((request) =>
    request.url.endsWith('/refresh') ? renewal.promise : renewing('new')(request),
  );
  const first = quizTimes(harness);
  await vi.waitFor(() => expect(refreshes(harness)).toHaveLength(1), 20_000);
  const second = quizTimes(harness);
  renewal.resolve(Response.json({ access_token: 'new' }));
  await Promise.all([first, second]);
  expect(harness.calls.slice(2)).toEqual(Array(2).fill('GET /api/quiz/v1/quiz-times new'));
});

it("T5: rejects a waiting call of the previous learner instead of sending the next learner's token", async () => {
  const renewal = deferred<Response>();
  const harness = createHarness((request) =>
    request.url.endsWith('/refresh') ? renewal.promise : renewing('new')(request),
  );
  void quizTimes(harness).catch(() => undefined);
  await vi.waitFor(() => expect(refreshes(harness)).toHaveLength(1), 20_000);
  const late = harness.send(new Request('https://api.test/api/profile/v1/avatar', { method: 'PUT' }));
  harness.session.getState().signIn({ token: 'sibling', user: null });
  renewal.resolve(Response.json({ access_token: 'new' }));
  await expect(late).rejects.toMatchObject({ kind: 'stale' });
  expect(harness.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

it("ignores a previous learner's refresh for the next learner", async () => {
  const harness = createHarness((request, call) =>
    call.endsWith('/refresh old') ? new Promise<Response>(() => undefined) : renewing('live')(request),
  );
  void quizTimes(harness);
  await vi.waitFor(() => expect(refreshes(harness)).toHaveLength(1), 20_000);
  harness.session.getState().signIn({ token: 'live', user: null });
  await quizTimes(harness);
  harness.session.getState().setToken('sibling');
  await expect(quizTimes(harness)).resolves.toEqual({ data: [] });
  expect(harness.calls.slice(2)).toEqual([
    'GET /api/quiz/v1/quiz-times live',
    'GET /api/quiz/v1/quiz-times sibling',
    'POST /api/auth/v1/refresh sibling',
    'GET /api/quiz/v1/quiz-times live',
  ]);
});

it('replays a 401 for an outdated token without a refresh', async () => {
  const harness: Harness = createHarness((_request, call) => {
    if (call.endsWith('old')) harness.session.getState().setToken('new');
    return call.endsWith('new') ? Response.json({ data: [] }) : expired();
  });
  await quizTimes(harness);
  expect(refreshes(harness)).toEqual([]);
});

it("uses another tab's refreshed token without a refresh", async () => {
  const storage = memoryStorage();
  const session = signedIn(storage);
  const harness = createHarness(renewing('new'), { session });
  signedIn(storage, 'new');
  await quizTimes(harness);
  expect(refreshes(harness)).toEqual([]);
});

it('waits for the cross-tab lock before a refresh', async () => {
  const names: string[] = [];
  const locks = {
    request: (name: string, act: () => Promise<unknown>) => (names.push(name), act()),
  } as unknown as LockManager;
  await quizTimes(createHarness(renewing('new'), { locks }));
  expect(names).toHaveLength(1);
});

it('T5: holds the lock until other tabs see the new token, without delaying the call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const freed = vi.fn();
  const locks = {
    request: (_name: string, act: () => Promise<unknown>) => act().then(freed),
  } as unknown as LockManager;
  await expect(quizTimes(createHarness(renewing('new'), { locks }))).resolves.toEqual({ data: [] });
  expect(freed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(freed).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('T6: gives up after a second 401', async () => {
  const harness = createHarness((request) =>
    request.url.endsWith('/refresh') ? Response.json({ access_token: 'new' }) : expired(),
  );
  await expect(quizTimes(harness)).rejects.toMatchObject({ kind: 'http', status: 401 });
  expect(harness.calls).toHaveLength(3);
});

it('ends the session once for all calls after a rejected refresh', async () => {
  const harness = createHarness(expired);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => quizTimes(harness)));
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(refreshes(harness)).toHaveLength(1);
  expect(harness.session.getState().token).toBeNull();
  expect(harness.emitted).toEqual(['signed-out']);
});

it('keeps the session after an offline refresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const harness = createHarness((request) =>
    request.url.endsWith('/refresh') ? Promise.reject(new TypeError()) : expired(),
  );
  const call = expect(quizTimes(harness)).rejects.toMatchObject({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(1000);
  await call;
  expect(harness.session.getState().token).toBe('old');
  vi.useRealTimers();
});

it('retries a refresh after 1 s if its response is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let lost = false;
  const harness = createHarness((request) => {
    const losing = !lost && request.url.endsWith('/refresh');
    lost ||= losing;
    return losing ? Promise.reject(new TypeError('cut')) : renewing('new')(request);
  });
  const call = quizTimes(harness);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(call).resolves.toEqual({ data: [] });
  expect(refreshes(harness)).toHaveLength(2);
  vi.useRealTimers();
});

it.each([
  { message: 'User not found' },
  { error: 'User not found', message: 'Gone' },
  { code: 'USER_NOT_FOUND', message: 'Gone' },
])('A8: a 401 with %j clears the session without a refresh', async (body) => {
  const harness = createHarness(() => Response.json(body, { status: 401 }));
  await expect(quizTimes(harness)).rejects.toMatchObject({ status: 401 });
  expect(refreshes(harness)).toEqual([]);
  expect(harness.session.getState().token).toBeNull();
  expect(harness.emitted).toEqual(['signed-out']);
});

it("A8: ends the session after a deactivated account's 401 and reports the reason", async () => {
  const body = { code: 'ACCOUNT_DEACTIVATED', message: 'Your account has been deactivated' };
  const harness = createHarness(() => Response.json(body, { status: 401 }));
  await expect(quizTimes(harness)).rejects.toMatchObject({ status: 401 });
  expect(refreshes(harness)).toEqual([]);
  expect(harness.session.getState().token).toBeNull();
  expect(harness.emitted).toEqual(['account-closed']);
});

it('D10: keeps the session after a 401 from sign-in', async () => {
  const harness = createHarness(() => Response.json({ message: 'User not known' }, { status: 401 }));
  const body = { email: 'a@example.org', password: 'x' };
  await expect(read(harness.api.POST('/api/auth/v1/signin/student', { body }))).rejects.toMatchObject({
    status: 401,
  });
  expect(refreshes(harness)).toEqual([]);
  expect(harness.session.getState().token).toBe('old');
});

it('replays a call only for the same learner', async () => {
  const harness: Harness = createHarness((request) => {
    if (!request.url.endsWith('/refresh')) return expired();
    harness.session.getState().signIn({ token: 'sibling', user: null });
    return Response.json({ access_token: 'new' });
  });
  await expect(quizTimes(harness)).rejects.toMatchObject({ status: 401 });
  expect(harness.calls).toEqual(['GET /api/quiz/v1/quiz-times old', 'POST /api/auth/v1/refresh old']);
  expect(harness.session.getState().token).toBe('sibling');
});

it('a refresh after sign-out keeps the learner signed out', async () => {
  const harness: Harness = createHarness((request) => {
    if (!request.url.endsWith('/refresh')) return expired();
    harness.session.getState().signOut();
    return Response.json({ access_token: 'new' });
  });
  await expect(quizTimes(harness)).rejects.toMatchObject({ status: 401 });
  expect(harness.session.getState().token).toBeNull();
});

it('T39: drops a response for a signed-out learner', async () => {
  const harness: Harness = createHarness(() => {
    harness.session.getState().signIn({ token: 'sibling', user: null });
    return Response.json({ data: [] });
  });
  await expect(quizTimes(harness)).rejects.toMatchObject({ kind: 'stale' });
});

it("A4: a refreshed token fires the window event 'token refreshed'", () => {
  const heard = vi.fn();
  window.addEventListener('token refreshed', heard);
  transportEvents.emit('token-refreshed');
  window.removeEventListener('token refreshed', heard);
  expect(heard).toHaveBeenCalledOnce();
});

function form() {
  const body = new FormData();
  body.set('subject', 'A photo');
  body.set('attachment', new Blob([Uint8Array.from({ length: 4096 }, (_, index) => index % 256)]), 'a.png');
  return body;
}

/** Body without the form boundary, which is random. */
async function bytesOf(request: Request) {
  const boundary = /boundary=(.+)$/.exec(request.headers.get('Content-Type') ?? '')?.[1] ?? '\0';
  const bytes = new Uint8Array(await request.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replaceAll(boundary, '');
}
