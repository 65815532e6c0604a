import { learnerStorage, type LearnerStorage } from '@sirah-trails/api-client/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryAt, queuedAt } from './run-memory.ts';

const pending = { quizId: 'q1', answer: 'B', timeUp: false, key: 'key-1' };
let storage: LearnerStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  storage = learnerStorage('u1');
});
afterEach(() => vi.useRealTimers());

it('keeps the time of a pending answer while the memory changes, and starts anew for another answer', () => {
  const store = memoryAt(storage, 'run');
  store.write({ runId: 'r', pending, notes: [] });
  vi.setSystemTime(5000);
  store.write({ runId: 'r', pending, notes: ['completed'] });
  expect(queuedAt(storage.get('run'), 'key-1')).toBe(1000);
  expect(store.read()).toEqual({ runId: 'r', pending, notes: ['completed'] });
  store.write({ runId: 'r', pending: { ...pending, key: 'key-2' }, notes: [] });
  expect(queuedAt(storage.get('run'), 'key-2')).toBe(5000);
});

it('an answer of an unknown time is of now', () => {
  expect(queuedAt(JSON.stringify({ runId: 'r', pending }), 'key-1')).toBe(1000);
  expect(queuedAt(null, 'key-1')).toBe(1000);
});
