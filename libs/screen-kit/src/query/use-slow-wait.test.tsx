import { preloadToasts, ToastRegion } from '@sirah-trails/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useSlowWait } from './use-slow-wait.ts';

function Waits({ waiting }: { waiting: readonly boolean[] }) {
  return (
    <>
      {waiting.map((one, index) => (
        <Wait key={index} waiting={one} />
      ))}
      <ToastRegion />
    </>
  );
}

function Wait({ waiting }: { waiting: boolean }) {
  useSlowWait(waiting);
  return null;
}

const notices = () => screen.queryAllByText(/longer than usual/);
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeAll(preloadToasts);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one notice per screen after 3 s until the wait ends', () => {
  const { rerender } = render(<Waits waiting={[true, true]} />);
  wait(2_999);
  expect(notices()).toHaveLength(0);
  wait(1);
  expect(notices()).toHaveLength(1);
  rerender(<Waits waiting={[false, false]} />);
  expect(notices()).toHaveLength(0);
});

it('stays silent for a shorter wait', () => {
  const { rerender } = render(<Waits waiting={[true]} />);
  wait(2_000);
  rerender(<Waits waiting={[false]} />);
  wait(5_000);
  expect(notices()).toHaveLength(0);
});
