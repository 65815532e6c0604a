import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { expect, it } from 'vitest';
import { withStoredEndTime } from './question-end-time.ts';

function harness(run: object | null = null) {
  const stored = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const storage = {
    get: (name: string) => stored.get(name) ?? null,
    set: (name: string, text: string) => void stored.set(name, text),
  } as unknown as LearnerStorage;
  const open = withStoredEndTime(async (id) => ({ quiz: { id }, run }) as never, {
    name: 'quiz_end_time',
    storage,
    quizTimeId: 'qt-easy',
    questionMs: 60_000,
    now: () => clock.now,
  });
  return { stored, clock, open: async (id: string) => (await open(id)).remainingMs };
}

it('B4.13: keeps the end time of a question after a reload, separate for each question', async () => {
  const { clock, open } = harness();
  expect(await open('q1')).toBe(60_000);
  clock.now += 25_000;
  expect(await open('q1')).toBe(35_000);
  clock.now += 90_000;
  expect(await open('q1')).toBe(0);
  expect(await open('q2')).toBe(60_000);
});

it('gives no more than the whole time after a clock change or edited storage', async () => {
  const { clock, stored, open } = harness();
  await open('q1');
  clock.now -= 86_400_000;
  expect(await open('q1')).toBe(60_000);
  stored.set('quiz_end_time', 'q1:qt-easy nonsense');
  expect(await open('q1')).toBe(60_000);
});

it('stores nothing when the provider sends a run', async () => {
  const { stored, open } = harness({ id: 'run-1' });
  expect(await open('q1')).toBeUndefined();
  expect(stored.size).toBe(0);
});
