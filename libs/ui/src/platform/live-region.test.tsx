import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notice } from '../feedback/notice.tsx';
import { announce, LiveRegion, silence, useAnnouncement } from './live-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  silence();
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const say = (...texts: string[]) => act(() => texts.forEach((text) => announce(text)));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const status = () => screen.getByRole('status').textContent;

it('polite texts are a status, assertive texts an alert', () => {
  render(<LiveRegion />);
  say('A star for you');
  act(() => announce('Time is up', 'assertive'));
  expect(status()).toBe('A star for you');
  expect(screen.getByRole('alert')).toHaveTextContent('Time is up');
});

it('holds a single text for a minimum time, and is not atomic', () => {
  render(<LiveRegion />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  say('Right!', 'Question 3 of 5', 'Al-Sham, place 1 of 4');
  expect(status()).toBe('Right!');
  pass(500);
  expect(status()).toBe('Question 3 of 5');
  pass(500);
  expect(status()).toBe('Al-Sham, place 1 of 4');
  pass(5000);
  say('Al-Sham, place 2 of 4');
  expect(status()).toBe('Al-Sham, place 2 of 4');
});

it('ignores a text that is active or queued, and repeats it later', () => {
  render(<LiveRegion />);
  say('One moment', 'One moment', 'Right!', 'Right!');
  pass(500);
  expect(status()).toBe('Right!');
  pass(500);
  const element = screen.getByText('Right!');
  say('Right!');
  expect(screen.getByText('Right!')).toBe(element);
  pass(7000);
  say('Right!');
  expect(screen.getByText('Right!')).not.toBe(element);
});

it('announces a text on appearance and on change', () => {
  render(<LiveRegion />);
  const { rerender } = renderHook(({ text }) => useAnnouncement(text, 'assertive'), {
    initialProps: { text: null as string | null },
  });
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  rerender({ text: 'Email is required' });
  rerender({ text: 'Email is required' });
  expect(alert).toHaveTextContent(/^Email is required$/);
  rerender({ text: 'Please wait' });
  pass(500);
  expect(alert).toHaveTextContent(/^Please wait$/);
});

it('announces a text again after it was gone', () => {
  render(<LiveRegion />);
  const { unmount } = render(<Notice tone="right">Saved</Notice>);
  unmount();
  expect(status()).toBe('');
  render(<Notice tone="right">Saved</Notice>);
  pass(500);
  expect(status()).toBe('Saved');
});

it('clears stale texts', () => {
  render(<LiveRegion />);
  say('A star for you');
  pass(7000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
