import { newIdempotencyKey, read } from '@sirah-trails/api-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

/** Sends a picture, through the transport that every call takes. */
function send({ api }: Tab, subject: string) {
  const attachment = new Blob([pixel], { type: 'image/png' });
  return read(
    api.POST('/api/feedback/v1/submit', {
      params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
      body: { subject, description: 'زمزم\r\n', attachment },
      bodySerializer: formOf,
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

describe('T6: a form with a picture', () => {
  it('20 of 20 sent as the token expires arrive whole, after one refresh', async () => {
    const tab = (await harness.browser()).tab();
    harness.provider.clock.advance(quarterHourMs);
    const before = harness.proxy.seen.length;
    const subjects = Array.from({ length: 20 }, (_none, index) => `form ${10 + index}`);
    await Promise.all(subjects.map((subject) => send(tab, subject)));
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
    await expect(send(tab, 'once')).resolves.toEqual({ message: 'Thank you for your feedback!' });
    expect(await stored()).toHaveLength(1);
  });
});
