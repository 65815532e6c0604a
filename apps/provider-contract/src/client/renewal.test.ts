import { read } from '@sirah-trails/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quarterHourMs, startHarness, type ClientHarness, type Tab } from './client-harness.ts';

const refreshCall = 'POST /api/auth/v1/refresh';
let harness: ClientHarness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.close());

const quizTimes = ({ api }: Tab) => read(api.GET('/api/quiz/v1/quiz-times'));
const twenty = (tab: Tab) => Promise.all(Array.from({ length: 20 }, () => quizTimes(tab)));

async function counting<T>(act: () => Promise<T>) {
  const before = harness.proxy.seen.length;
  const result = await act();
  return {
    result,
    refreshes: harness.proxy.seen.slice(before).filter((call) => call === refreshCall).length,
  };
}

describe('T5, T6: the token expires', () => {
  it('20 calls at once lead to one refresh and all succeed', async () => {
    const tab = (await harness.browser()).tab();
    harness.provider.clock.advance(quarterHourMs);
    const { result, refreshes } = await counting(() => twenty(tab));
    expect(refreshes).toBe(1);
    expect(result.every(({ data }) => data.length > 0)).toBe(true);
    expect(tab.told).toEqual(['token-refreshed']);
  });

  it('20 calls in each of two tabs lead to one refresh and all succeed', async () => {
    const browser = await harness.browser();
    const tabs = [browser.tab(), browser.tab()];
    harness.provider.clock.advance(quarterHourMs);
    const { result, refreshes } = await counting(() => Promise.all(tabs.map(twenty)));
    expect(refreshes).toBe(1);
    expect(result.flat()).toHaveLength(40);
  });

  it('a session of a long afternoon goes on through one refresh each quarter of an hour', async () => {
    const tab = (await harness.browser()).tab();
    const { refreshes } = await counting(async () => {
      for (let quarter = 0; quarter < 12; quarter += 1) {
        harness.provider.clock.advance(quarterHourMs);
        await quizTimes(tab);
      }
    });
    expect(refreshes).toBe(12);
  });

  it('after 31 days the session is over, and the host hears of it once', async () => {
    const tab = (await harness.browser()).tab();
    harness.provider.clock.advance(31 * 24 * 60 * 60 * 1000);
    const answers = await Promise.allSettled([quizTimes(tab), quizTimes(tab)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tab.session.getState().token).toBeNull();
    expect(tab.told).toEqual(['signed-out']);
  });
});

describe('T5: the answer of the refresh is lost', () => {
  it('20 times over, the learner stays signed in', async () => {
    const tab = (await harness.browser()).tab();
    for (let time = 0; time < 20; time += 1) {
      harness.provider.clock.advance(quarterHourMs);
      harness.proxy.fault(refreshCall, time % 2 === 0 ? 'lose' : 'cut-body');
      await expect(quizTimes(tab)).resolves.toHaveProperty('data');
    }
    expect(tab.told).not.toContain('signed-out');
  });

  it('without a network the session stays, and goes on when there is one', async () => {
    const tab = (await harness.browser()).tab();
    harness.provider.clock.advance(quarterHourMs);
    harness.proxy.fault(refreshCall, 'cut', 2);
    await expect(quizTimes(tab)).rejects.toMatchObject({ kind: 'network' });
    expect(tab.session.getState().token).not.toBeNull();
    await expect(quizTimes(tab)).resolves.toHaveProperty('data');
  });
});

describe('A8: the session is gone', () => {
  it("'User not found' ends it here too, without a refresh", async () => {
    const browser = await harness.browser();
    const [here, there] = [browser.tab(), browser.tab()];
    await read(there.api.POST('/api/user/v1/logout'));
    const { refreshes } = await counting(() =>
      expect(quizTimes(here)).rejects.toMatchObject({ status: 401, message: 'User not found' }),
    );
    expect(refreshes).toBe(0);
    expect(here.session.getState().token).toBeNull();
    expect(here.told).toEqual(['signed-out']);
  });
});

describe('A4: signing in', () => {
  it('a wrong password is a 422 with its field, refreshes nothing and leaves the session', async () => {
    const tab = (await harness.browser()).tab();
    const body = { email: 'nobody@example.org', password: 'Wrong-and-wrong-1' };
    const { refreshes } = await counting(() =>
      expect(read(tab.api.POST('/api/auth/v1/signin/student', { body }))).rejects.toMatchObject({
        status: 422,
      }),
    );
    expect(refreshes).toBe(0);
    expect(tab.session.getState().token).not.toBeNull();
  });
});
