import { afterEach, describe, expect, it, vi } from 'vitest';
import { read } from '../client/create-api.ts';
import { deferred } from '../testing/index.ts';
import { createHarness, renewing, type Harness } from '../testing/scripted-provider.ts';
import { requestFirstOf, type FirstData } from './first-data.ts';

const profile = ({ api }: Harness) => read(api.GET('/api/profile/v1'));
const path = '/api/profile/v1';
const addressesAt = () => [path];

it('takes a boot script response once and sends the next call', async () => {
  const responses = new Map([[path, Promise.resolve(Response.json({ data: 'early' }))]]);
  const harness = createHarness(() => Response.json({ data: 'late' }), {
    firstData: { learner: 'me', refresh: null, responses, addressesAt },
  });
  expect(await profile(harness)).toEqual({ data: 'early' });
  expect(await profile(harness)).toEqual({ data: 'late' });
  expect(harness.calls).toHaveLength(1);
});

it.each([
  ['never sent', () => Promise.resolve(null)],
  ['cut', () => Promise.reject(new TypeError('cut'))],
  ['a failure of the provider', () => Promise.resolve(new Response(null, { status: 503 }))],
])('an early response that was %s is requested again at once', async (_title, respond) => {
  const responses = new Map([[path, respond()]]);
  const harness = createHarness(() => Response.json({ data: 'late' }), {
    firstData: { learner: 'me', refresh: null, responses, addressesAt },
  });
  expect(await profile(harness)).toEqual({ data: 'late' });
});

it("delays all calls until the boot script's refresh ends", async () => {
  const refresh = deferred<string | null>();
  const harness = createHarness(renewing('new'), {
    firstData: { learner: 'me', refresh: refresh.promise, responses: new Map(), addressesAt },
  });
  const call = profile(harness);
  refresh.resolve('new');
  await call;
  expect(harness.calls).toEqual(['GET /api/profile/v1 new']);
  expect(harness.session.getState().token).toBe('new');
});

it("ends the session after the boot script's rejected refresh", async () => {
  const harness = createHarness(renewing('new'), {
    firstData: { learner: 'me', refresh: Promise.resolve(null), responses: new Map(), addressesAt },
  });
  await expect(profile(harness)).rejects.toMatchObject({ status: 401 });
  expect(harness.emitted).toContain('signed-out');
});

it("repeats the boot script's offline refresh on the first 401", async () => {
  const harness = createHarness(renewing('new'), {
    firstData: {
      learner: 'me',
      refresh: Promise.reject(new TypeError('offline')),
      responses: new Map(),
      addressesAt,
    },
  });
  expect(await profile(harness)).toEqual({ data: [] });
});

it('T38: drops unused responses when the learner changes', async () => {
  const responses = new Map([[path, Promise.resolve(Response.json({ data: 'sibling' }))]]);
  const harness = createHarness(() => Response.json({ data: 'own' }), {
    firstData: { learner: 'me', refresh: null, responses, addressesAt },
  });
  harness.session.getState().signIn({ token: 'next', user: null });
  expect(await profile(harness)).toEqual({ data: 'own' });
});

it('T38: drops the responses and the refresh of a learner who left before the app started', async () => {
  const responses = new Map([[path, Promise.resolve(Response.json({ data: 'sibling' }))]]);
  const harness = createHarness(() => Response.json({ data: 'own' }), {
    firstData: { learner: 'left', refresh: Promise.resolve('of the sibling'), responses, addressesAt },
  });
  expect(await profile(harness)).toEqual({ data: 'own' });
  expect(harness.session.getState().token).toBe('old');
});

describe('a screen with loading code', () => {
  afterEach(() => vi.unstubAllGlobals());

  const location = { pathname: '/settings', search: '' };
  const nothingUnderWay = (): FirstData => ({
    learner: 'me',
    refresh: null,
    responses: new Map(),
    addressesAt,
  });

  /** Requests ahead and returns the sent requests. */
  function ahead(data: FirstData | undefined, token: string | null) {
    const sent: string[] = [];
    vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
      sent.push(`${url} ${new Headers(headers).get('Authorization')}`);
      return Promise.resolve(Response.json({ data: 'ahead' }));
    });
    return { sent, drop: requestFirstOf(data, token, 'http://provider', location) };
  }

  it('requests its first data with the token, and the call takes the response', async () => {
    const data = nothingUnderWay();
    const { sent } = ahead(data, 'token');
    expect(sent).toEqual([`http://provider${path} Bearer token`]);
    const harness = createHarness(() => Response.json({ data: 'late' }), { firstData: data });
    expect(await profile(harness)).toEqual({ data: 'ahead' });
  });

  it('drops unused responses, so that later calls get fresh data', async () => {
    const data = nothingUnderWay();
    ahead(data, 'token').drop();
    const harness = createHarness(() => Response.json({ data: 'late' }), { firstData: data });
    expect(await profile(harness)).toEqual({ data: 'late' });
  });

  it("frees unused responses' connections", async () => {
    const data = nothingUnderWay();
    const { drop } = ahead(data, 'token');
    const unread = await data.responses.get(path);
    drop();
    await vi.waitFor(() => expect(unread?.bodyUsed).toBe(true));
  });

  it("skips the boot script's requests", () => {
    const data = nothingUnderWay();
    const begun = Promise.resolve(null);
    data.responses.set(path, begun);
    const { sent, drop } = ahead(data, 'token');
    drop();
    expect(sent).toEqual([]);
    expect(data.responses.get(path)).toBe(begun);
  });

  it('requests nothing for visitors or without a boot script', () => {
    expect(ahead(nothingUnderWay(), null).sent).toEqual([]);
    expect(ahead(undefined, 'token').sent).toEqual([]);
  });
});
