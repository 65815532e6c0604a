import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecovery } from './use-recovery.ts';

let network: boolean;
beforeEach(() => {
  network = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function Waiting({ recover }: { recover: () => void }) {
  useRecovery(recover);
  return null;
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('recovers when the network is back, and not before', async () => {
  const recover = vi.fn();
  network = false;
  render(<Waiting recover={recover} />);
  await pass(300_000);
  expect(recover).not.toHaveBeenCalled();
  network = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(recover).toHaveBeenCalledOnce();
});

it('retries after growing delays while online', async () => {
  const recover = vi.fn();
  render(<Waiting recover={recover} />);
  await pass(5_000);
  expect(recover).toHaveBeenCalledTimes(1);
  await pass(9_000);
  expect(recover).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(recover).toHaveBeenCalledTimes(2);
});

it('stops after unmounting', async () => {
  const recover = vi.fn();
  const { unmount } = render(<Waiting recover={recover} />);
  unmount();
  await pass(300_000);
  window.dispatchEvent(new Event('online'));
  expect(recover).not.toHaveBeenCalled();
});
