import { afterEach, expect, it, vi } from 'vitest';
import { clearTrial, readTrial, storeTrial, trialCredit } from './trial.ts';

const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  clearTrial();
});

it('D241: merges changes and credits run, page and avatar only', () => {
  expect(trialCredit()).toBeUndefined();
  storeTrial({ token: 't1', stars: 1 });
  storeTrial({ page: 4 });
  storeTrial({ token: 't2', stars: 2, isOver: true });
  expect(readTrial()).toMatchObject({ token: 't2', stars: 2, isOver: true, page: 4 });
  expect(trialCredit()).toEqual({ token: 't2', page: 4 });
});

it('D241: credits the best run after a worse one', () => {
  storeTrial({ token: 't1', stars: 2 });
  storeTrial({ token: 't2', stars: 0, isOver: false });
  expect(readTrial()).toMatchObject({ token: 't2', stars: 0 });
  expect(trialCredit()).toEqual({ token: 't1' });
});

it('D240: ends 30 days after the last change', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  storeTrial({ token: 't1' });
  vi.setSystemTime(Date.now() + 30 * day);
  expect(readTrial()).toMatchObject({ token: 't1' });
  vi.setSystemTime(Date.now() + 1);
  expect(readTrial()).toBeNull();
});

it('ignores edited text', () => {
  for (const text of ['{', 'null', '[]', '{"token":"t"}']) {
    localStorage.setItem('trial', text);
    expect(readTrial()).toBeNull();
  }
});
