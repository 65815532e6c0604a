import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from '../live/live-region.tsx';
import { toast, type ToastOptions, toasts } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

function show(options: ToastOptions) {
  let dismiss: () => void = () => undefined;
  act(() => {
    dismiss = toast(options);
  });
  return dismiss;
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('button', { name: 'Close' })?.parentElement?.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => toasts.set([]));
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

it('A9: a notice closes after 5000 ms by default', () => {
  render(<ToastRegion />);
  show({ text: 'Copied!' });
  wait(4999);
  expect(shown()).toBe('Copied!');
  wait(1);
  expect(shown()).toBeUndefined();
});

it('is said aloud', () => {
  render(
    <>
      <ToastRegion />
      <LiveRegion />
    </>,
  );
  show({ text: "You're offline." });
  expect(screen.getByRole('status')).toHaveTextContent("You're offline.");
});

it('decision 82: notices form one queue, and the same text waits only once', () => {
  render(<ToastRegion />);
  show({ text: 'First', durationMs: 1000 });
  show({ text: 'Second', durationMs: 1000 });
  show({ text: 'First', durationMs: 1000 });
  expect(shown()).toBe('First');
  wait(1000);
  expect(shown()).toBe('Second');
  wait(1000);
  expect(shown()).toBeUndefined();
});

it('stays while the learner is at it', () => {
  render(<ToastRegion />);
  show({ text: 'Read me', durationMs: 1000 });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  wait(5000);
  expect(shown()).toBe('Read me');
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  wait(1000);
  expect(shown()).toBeUndefined();
});

it('goes away by its button, and by the one who showed it', () => {
  render(<ToastRegion />);
  show({ text: 'First' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBeUndefined();
  const dismiss = show({ text: 'Second' });
  act(dismiss);
  expect(shown()).toBeUndefined();
});
