import { newIdempotencyKey, read } from '@sirah-trails/api-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../fault-proxy.ts';
import { startHarness, type ClientHarness, type Tab } from './client-harness.ts';

let harness: ClientHarness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.close());

const call = 'GET /api/profile/v1';
const profile = ({ api }: Tab) => read(api.GET('/api/profile/v1'));

async function sentWhile(act: () => Promise<unknown>) {
  const before = harness.proxy.seen.length;
  await act();
  return harness.proxy.seen.length - before;
}

describe('A8: a call that fails once', () => {
  it.each<[Fault]>([['cut'], ['lose'], ['cut-body'], [500], [503]])(
    '%s: succeeds the second time',
    async (fault) => {
      const tab = (await harness.browser()).tab();
      harness.proxy.fault(call, fault);
      const sent = await sentWhile(() => expect(profile(tab)).resolves.toHaveProperty('data.name'));
      expect(sent).toBe(2);
      expect(tab.told).toEqual([]);
    },
  );
});

describe('A8: a call that fails twice', () => {
  it.each<[Fault, object, readonly string[]]>([
    ['cut', { kind: 'network', status: 0 }, ['unreachable']],
    ['cut-body', { kind: 'network', status: 0 }, ['unreachable']],
    [500, { kind: 'http', status: 500, message: '' }, []],
  ])('%s: is an error for the caller', async (fault, error, told) => {
    const tab = (await harness.browser()).tab();
    harness.proxy.fault(call, fault, 2);
    const sent = await sentWhile(() => expect(profile(tab)).rejects.toMatchObject(error));
    expect(sent).toBe(2);
    expect(tab.told).toEqual(told);
  });
});

describe('A9: a call without an answer', () => {
  const limitPasses = async (tab: Tab, sent: number) => {
    await vi.waitFor(() => expect(harness.proxy.seen).toHaveLength(sent), 20_000);
    tab.losePatience();
  };

  it('is sent once more, and succeeds', async () => {
    const tab = (await harness.browser()).tab();
    const before = harness.proxy.seen.length;
    harness.proxy.fault(call, 'hold');
    const answer = profile(tab);
    await limitPasses(tab, before + 1);
    await expect(answer).resolves.toHaveProperty('data.name');
  });

  it('is a time-out the second time, said as slow', async () => {
    const tab = (await harness.browser()).tab();
    const before = harness.proxy.seen.length;
    harness.proxy.fault(call, 'hold', 2);
    const answer = expect(profile(tab)).rejects.toMatchObject({ kind: 'timeout', status: 0 });
    await limitPasses(tab, before + 1);
    await limitPasses(tab, before + 2);
    await answer;
    expect(tab.told).toEqual(['slow']);
  });
});

describe('D13, T14: a write whose response is lost', () => {
  it('is sent again with its key, and counts once', async () => {
    const { api } = (await harness.browser()).tab();
    const quiz_time_id = 'qt-easy';
    const { data: chapters } = await read(
      api.GET('/api/trails/v1/chapters', { params: { query: { sub_trail_id: 'w1-s1', quiz_time_id } } }),
    );
    const quizId = chapters[0]?.quizzes[0]?.id ?? '';
    await read(
      api.GET('/api/trails/v1/quiz/{id}', { params: { path: { id: quizId }, query: { quiz_time_id } } }),
    );
    harness.provider.clock.advance(5000);
    harness.proxy.fault('POST /api/trails/v1/quiz/', 'lose');
    const answer = await read(
      api.POST('/api/trails/v1/quiz/{quizId}/submit-answer', {
        params: { path: { quizId }, header: { 'Idempotency-Key': newIdempotencyKey() } },
        body: { answer: 'Z', quiz_time_id },
      }),
    );
    expect(answer).toMatchObject({ result: false, lives: 2 });
    const again = await read(
      api.GET('/api/trails/v1/quiz/{id}', { params: { path: { id: quizId }, query: { quiz_time_id } } }),
    );
    expect(again.run.lives).toBe(2);
  });

  it('without a key it is never sent again', async () => {
    const tab = (await harness.browser()).tab();
    harness.proxy.fault('POST /api/user/v1/logout', 'lose');
    const sent = await sentWhile(() =>
      expect(read(tab.api.POST('/api/user/v1/logout'))).rejects.toMatchObject({ kind: 'network' }),
    );
    expect(sent).toBe(1);
  });
});
