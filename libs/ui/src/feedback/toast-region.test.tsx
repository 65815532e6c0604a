import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { silence } from '../platform/live-region.tsx';
import { recordAnnouncements } from '../testing/index.ts';
import { toast, type ToastOptions, toasts } from './toast.ts';
import { preloadToasts, ToastRegion } from './toast-region.tsx';

function show(options: ToastOptions) {
  let dismiss: () => void = () => undefined;
  act(() => {
    dismiss = toast(options);
  });
  return dismiss;
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => {
  const [first, ...more] = screen.queryAllByRole('button', { name: 'Close' });
  expect(more).toEqual([]);
  return first?.parentElement?.textContent;
};
const allShown = () =>
  screen.queryAllByRole('button', { name: 'Close' }).map((button) => button.parentElement?.textContent);

beforeAll(preloadToasts);
beforeEach(() => {
  vi.useFakeTimers();
  silence();
  // Tests in other files may leave toasts.
  toasts.setState([], true);
});
afterEach(() => {
  act(() => toasts.setState([], true));
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

it('is announced', () => {
  const announced = recordAnnouncements();
  show({ text: "You're offline." });
  expect(announced).toEqual(["You're offline."]);
});

it('A9: settings show one notice at a time and queue the others (D82)', () => {
  render(<ToastRegion />);
  show({ text: 'First', durationMs: 1000, limit: 1 });
  show({ text: 'Second', durationMs: 1000, limit: 1 });
  expect(shown()).toBe('First');
  wait(1000);
  expect(shown()).toBe('Second');
  wait(999);
  expect(shown()).toBe('Second');
  wait(1);
  expect(shown()).toBeUndefined();
});

it('shows at most three notices, and no duplicates', () => {
  render(<ToastRegion />);
  for (const text of ['1', '2', '2', '3', '4']) show({ text });
  expect(allShown()).toEqual(['1', '2', '3']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(allShown()).toEqual(['2', '3', '4']);
});

it('A8: notices at the bottom do not wait for notices at the top', () => {
  const { container } = render(<ToastRegion />);
  show({ text: 'Copied!', limit: 1 });
  show({ text: "You're offline.", position: 'bottom' });
  expect(container.querySelector('[data-position="top"]')).toHaveTextContent('Copied!');
  expect(container.querySelector('[data-position="bottom"]')).toHaveTextContent("You're offline.");
});

it('the action of a notice runs once and closes it', () => {
  const onAct = vi.fn();
  render(<ToastRegion />);
  show({ text: 'Your old look is back', action: { text: 'Undo', onAct } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
});

it('D216: a notice with an action has no timer', () => {
  render(<ToastRegion />);
  show({ text: 'A new version is here', durationMs: 1000, action: { text: 'Load it', onAct: vi.fn() } });
  wait(60 * 60 * 1000);
  expect(shown()).toContain('A new version is here');
});

it('stays while it has the pointer or the focus', () => {
  render(<ToastRegion />);
  show({ text: 'Read me', durationMs: 1000 });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  wait(5000);
  expect(shown()).toBe('Read me');
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  wait(1000);
  expect(shown()).toBeUndefined();
});

it('closes by its button, and by the caller', () => {
  render(<ToastRegion />);
  show({ text: 'First' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBeUndefined();
  const dismiss = show({ text: 'Second' });
  act(dismiss);
  expect(shown()).toBeUndefined();
});
