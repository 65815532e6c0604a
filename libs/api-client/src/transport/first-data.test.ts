import { expect, it } from 'vitest';
import { read } from '../client/read.ts';
import { deferred } from '../testing/deferred.ts';
import { createHarness, renewing, type Harness } from '../testing/scripted-provider.ts';

const profile = ({ api }: Harness) => read(api.GET('/api/profile/v1'));
const address = '/api/profile/v1';

it('a response that the boot script requested is taken once; the next call is sent', async () => {
  const responses = new Map([[address, Promise.resolve(Response.json({ data: 'early' }))]]);
  const harness = createHarness(() => Response.json({ data: 'late' }), {
    firstData: { refresh: null, responses },
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
  const responses = new Map([[address, respond()]]);
  const harness = createHarness(() => Response.json({ data: 'late' }), {
    firstData: { refresh: null, responses },
  });
  expect(await profile(harness)).toEqual({ data: 'late' });
});

it('all calls wait for the refresh that the boot script began', async () => {
  const refresh = deferred<string | null>();
  const harness = createHarness(renewing('new'), {
    firstData: { refresh: refresh.promise, responses: new Map() },
  });
  const call = profile(harness);
  refresh.resolve('new');
  await call;
  expect(harness.calls).toEqual(['GET /api/profile/v1 new']);
  expect(harness.session.getState().token).toBe('new');
});

it('a refresh that was refused to the boot script ends the session', async () => {
  const harness = createHarness(renewing('new'), {
    firstData: { refresh: Promise.resolve(null), responses: new Map() },
  });
  await expect(profile(harness)).rejects.toMatchObject({ status: 401 });
  expect(harness.told).toContain('signed-out');
});

it('a refresh that found no network in the boot script is begun again by the first 401', async () => {
  const harness = createHarness(renewing('new'), {
    firstData: { refresh: Promise.reject(new TypeError('offline')), responses: new Map() },
  });
  expect(await profile(harness)).toEqual({ data: [] });
});
