import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  isProof,
  readError,
  rounds,
  startProvider,
  type TestLearner,
  type TestProvider,
} from '../../testing/index.ts';

const seconds = rounds({ sample: 0, full: 60 });
const answersASecond = 10;
const timesCapacity = 5;
const quiz = '/api/trails/v1/quiz/w1-s1-c1-q-mc';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => provider.close());

const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${provider.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

let callers = 0;
/** Uses a new address and account per guess, so that no limit is reached. */
const signIn = () => {
  callers += 1;
  const ip = `10.${callers >> 16}.${(callers >> 8) % 256}.${callers % 256}`;
  const guess = { email: `${randomUUID()}@example.org`, password: 'Wrong-password-1' };
  return post('/api/auth/v1/signin/student', guess, { 'x-forwarded-for': ip });
};

/** A learner with the first question opened. */
async function beginner(): Promise<TestLearner> {
  const learner = await provider.createLearner();
  const headers = { authorization: `Bearer ${learner.token}` };
  const opened = await fetch(`${provider.url}${quiz}?quiz_time_id=qt-easy`, { headers });
  expect(opened.status).toBe(200);
  await opened.arrayBuffer();
  return learner;
}

/** Time until the response, in milliseconds. */
async function answer({ token }: TestLearner): Promise<number> {
  const begun = performance.now();
  const body = { answer: 'A', quiz_time_id: 'qt-easy' };
  const marked = await post(`${quiz}/submit-answer`, body, { authorization: `Bearer ${token}` });
  await marked.arrayBuffer();
  expect(marked.status).toBe(200);
  return performance.now() - begun;
}

/** Status of a completely read response; 0 for a failed request. */
async function statusOf(response: Promise<Response>): Promise<number> {
  try {
    const answered = await response;
    await answered.arrayBuffer();
    return answered.status;
  } catch {
    return 0;
  }
}

it('a sign-in storm does not block answers; refused calls get Retry-After (T35)', async () => {
  const learner = await beginner();
  const storm = Array.from({ length: rounds({ sample: 12, full: 60 }) }, signIn);
  await answer(learner);
  for (const response of await Promise.all(storm)) {
    expect([422, 503]).toContain(response.status);
    if (response.status === 422) continue;
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await readError(response)).toMatchObject({ code: 'BUSY' });
  }
});

if (isProof)
  it('keeps the 99th percentile of an answer within 500 ms at five times the sign-in capacity (T35)', async () => {
    const capacity = await measuredCapacity();
    const learners: TestLearner[] = [];
    for (let count = 0; count < seconds * answersASecond; count += 1) learners.push(await beginner());
    const statuses: Promise<number>[] = [];
    const storm = every(1000 / (capacity * timesCapacity), () => statuses.push(statusOf(signIn())));
    const marks: Promise<number>[] = [];
    const play = every(1000 / answersASecond, () => {
      const learner = learners.pop();
      if (learner) marks.push(answer(learner));
      return learners.length > 0;
    });
    await play.ended;
    storm.stop();
    const times = (await Promise.all(marks)).sort((a, b) => a - b);
    const ends = await Promise.all(statuses);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    const hashed = ends.filter((status) => status === 422).length;
    process.stdout.write(
      `capacity ${capacity.toFixed(0)}/s; sent ${(ends.length / seconds).toFixed(0)}/s, ${hashed} verified, ` +
        `${ends.length - hashed} refused; ${times.length} marks, p99 ${p99.toFixed(0)} ms\n`,
    );
    expect(ends.filter((status) => status !== 422 && status !== 503)).toEqual([]);
    expect(p99).toBeLessThanOrEqual(500);
  }, 600_000);

/** Sign-ins per second with two concurrent callers, the number of parallel hashes. */
async function measuredCapacity(): Promise<number> {
  const begun = performance.now();
  const both = Array.from({ length: 2 }, async () => {
    for (let count = 0; count < 50; count += 1) await statusOf(signIn());
  });
  await Promise.all(both);
  return 100_000 / (performance.now() - begun);
}

/** Repeats work at a fixed rate, catching up if late, until it returns false or is stopped. */
function every(milliseconds: number, work: () => unknown): { ended: Promise<void>; stop(): void } {
  const begun = performance.now();
  let done = 0;
  let stop = () => {};
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (; done < (performance.now() - begun) / milliseconds; done += 1)
        if (work() === false) return stop();
    }, 5);
    stop = () => {
      clearInterval(timer);
      resolve();
    };
  });
  return { ended, stop: () => stop() };
}
