import { type ApiError, newIdempotencyKey, read, sendWithProgress } from '@sirah-trails/api-client';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { quarterHourMs, startHarness, type ClientHarness, type Tab } from './client-harness.ts';

const call = 'POST /api/feedback/v1/submit';
const refreshCall = 'POST /api/auth/v1/refresh';
/** A white PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
);

let harness: ClientHarness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.close());
afterEach(() => harness.provider.context.database.deleteFrom('feedback').execute());

type Progress = (share: number) => void;

/** Sends a picture through the transport; with progress, by XMLHttpRequest. */
function send({ api }: Tab, subject: string, onProgress?: Progress) {
  const attachment = new Blob([pixel], { type: 'image/png' });
  return read(
    api.POST('/api/feedback/v1/submit', {
      params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
      body: { subject, description: 'زمزم\r\n', attachment },
      bodySerializer: formOf,
      ...(onProgress && { fetch: sendWithProgress(onProgress) }),
    }),
  );
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string | Blob);
  return form;
}

function stored() {
  return harness.provider.context.database
    .selectFrom('feedback')
    .innerJoin('feedback_attachment', 'feedback_id', 'id')
    .select(['subject', 'description', 'picture'])
    .orderBy('subject')
    .execute();
}

// The browser's classes at the provider's origin, as in the app.
beforeEach(() => {
  const { XMLHttpRequest } = new JSDOM('', { url: harness.proxy.url }).window;
  vi.stubGlobal('XMLHttpRequest', XMLHttpRequest);
});
afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['by fetch', undefined],
  ['with its progress', () => undefined],
])('T6: a form with a picture, sent %s', (_way, onProgress) => {
  it('20 of 20 sent as the token expires arrive whole, after one refresh', async () => {
    const tab = (await harness.browser()).tab();
    harness.provider.clock.advance(quarterHourMs);
    const before = harness.proxy.seen.length;
    const subjects = Array.from({ length: 20 }, (_none, index) => `form ${10 + index}`);
    await Promise.all(subjects.map((subject) => send(tab, subject, onProgress)));
    const seen = harness.proxy.seen.slice(before);
    expect(seen.filter((one) => one === refreshCall)).toHaveLength(1);
    expect(seen.filter((one) => one === call)).toHaveLength(40);
    const rows = await stored();
    expect(rows.map(({ subject }) => subject)).toEqual(subjects);
    expect(new Set(rows.map(({ description }) => description))).toEqual(new Set(['زمزم\r\n']));
    expect(new Set(rows.map(({ picture }) => picture)).size).toBe(1);
  });

  it.each(['cut', 'lose', 503] as const)('%s once is sent again and counts once (T14)', async (fault) => {
    const tab = (await harness.browser()).tab();
    harness.proxy.fault(call, fault);
    await expect(send(tab, 'once', onProgress)).resolves.toEqual({ message: 'Thank you for your feedback!' });
    expect(await stored()).toHaveLength(1);
  });
});

describe('D70: a form with a picture, sent with its progress', () => {
  it('reports shares from none to all, and arrives as it does without', async () => {
    const tab = (await harness.browser()).tab();
    const shares: number[] = [];
    await send(tab, 'with', (share) => shares.push(share));
    await send(tab, 'without');
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    const [one, other] = await stored();
    expect(one).toEqual({ ...other, subject: 'with' });
  });

  it('a refusal is the same error', async () => {
    const tab = (await harness.browser()).tab();
    const refused = async (onProgress?: Progress) =>
      send(tab, '', onProgress).catch((error: unknown) => error);
    const { kind, status, message, fieldErrors } = (await refused()) as ApiError;
    expect(await refused(() => undefined)).toMatchObject({ kind, status, message, fieldErrors });
    expect(status).toBe(422);
  });

  it('a second loss is a network error, reported once', async () => {
    const tab = (await harness.browser()).tab();
    harness.proxy.fault(call, 'cut', 2);
    await expect(send(tab, 'lost', () => undefined)).rejects.toMatchObject({ kind: 'network' });
    expect(tab.told).toEqual(['unreachable']);
    expect(await stored()).toEqual([]);
  });
});
