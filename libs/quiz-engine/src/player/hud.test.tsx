import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deadline } from '../core/state.ts';
import { sampleState } from '../testing/sample-chapter.ts';
import { Hud } from './hud.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begun = (facts: Partial<Deadline> = {}): Deadline => {
  const now = performance.now();
  return { quizId: 'one', at: now + 60_000, totalMs: 60_000, ...facts };
};

function showClock(deadline: Deadline) {
  const state = sampleState('multiple_choice', { name: 'answering' }, { deadline });
  render(<Hud {...state} now={() => performance.now()} />);
  act(() => void vi.advanceTimersByTime(0));
}

it('the clock changes with each whole second, and stops at its end', () => {
  showClock(begun());
  for (const [ms, shown] of [
    [999, '01:00'],
    [1, '00:59'],
    [999, '00:59'],
    [1, '00:58'],
    [58_000, '00:00'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(ms));
    expect(screen.getByText(shown)).toBeVisible();
  }
  expect(vi.getTimerCount()).toBe(0);
});

it("D215: the time to read runs down second by second before the question's own", () => {
  const now = performance.now();
  showClock(begun({ at: now + 62_500, extra: { until: now + 2_500, totalMs: 3_000 } }));
  const extraTime = () => screen.queryByRole('progressbar', { name: 'Time to read' });
  expect(extraTime()).toHaveAttribute('aria-valuenow', '2500');
  act(() => void vi.advanceTimersByTime(500));
  expect(extraTime()).toHaveAttribute('aria-valuenow', '2000');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(extraTime()).not.toBeInTheDocument();
  expect(screen.getByText('01:00')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('00:59')).toBeVisible();
});
