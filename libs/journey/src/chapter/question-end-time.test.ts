import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { expect, it } from 'vitest';
import { withStoredEndTime } from './question-end-time.ts';

function harness(run: object | null = null) {
  const kept = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const storage = {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, text: string) => void kept.set(name, text),
  } as unknown as LearnerStorage;
  const open = withStoredEndTime(async (id) => ({ quiz: { id }, run }) as never, {
    name: 'quiz_end_time',
    storage,
    quizTimeId: 'qt-easy',
    questionMs: 60_000,
    now: () => clock.now,
  });
  return { kept, clock, open: async (id: string) => (await open(id)).remainingMs };
}

it('B4.13: the time of a question survives a reload, and the next question has its own', async () => {
  const { clock, open } = harness();
  expect(await open('q1')).toBe(60_000);
  clock.now += 25_000;
  expect(await open('q1')).toBe(35_000);
  clock.now += 90_000;
  expect(await open('q1')).toBe(0);
  expect(await open('q2')).toBe(60_000);
});

it('a clock that is set back, and storage that was edited, give no more than the whole time', async () => {
  const { clock, kept, open } = harness();
  await open('q1');
  clock.now -= 86_400_000;
  expect(await open('q1')).toBe(60_000);
  kept.set('quiz_end_time', 'q1:qt-easy nonsense');
  expect(await open('q1')).toBe(60_000);
});

it('with a run the deadline is of the server, and nothing is kept', async () => {
  const { kept, open } = harness({ id: 'run-1' });
  expect(await open('q1')).toBeUndefined();
  expect(kept.size).toBe(0);
});
