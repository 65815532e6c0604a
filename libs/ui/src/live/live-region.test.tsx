import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, announcements, LiveRegion } from './live-region.tsx';
import { useAnnouncement } from './use-announcement.ts';

beforeEach(() => {
  vi.useFakeTimers();
  announcements.setState([], true);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

it('says a polite text as status and an urgent one as alert', () => {
  render(<LiveRegion />);
  act(() => announce('A star for you'));
  act(() => announce('Time is up', 'assertive'));
  expect(screen.getByRole('status')).toHaveTextContent('A star for you');
  expect(screen.getByRole('alert')).toHaveTextContent('Time is up');
});

it('says the same text again', () => {
  render(<LiveRegion />);
  act(() => announce('Not quite'));
  act(() => announce('Not quite'));
  expect(screen.getAllByText('Not quite')).toHaveLength(2);
});

it('says what appears, and what takes its place', () => {
  render(<LiveRegion />);
  const { rerender } = renderHook(({ text }) => useAnnouncement(text, 'assertive'), {
    initialProps: { text: null as string | null },
  });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  rerender({ text: 'Email is required' });
  rerender({ text: 'Email is required' });
  rerender({ text: 'Please wait' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Email is requiredPlease wait$/);
});

it('leaves no stale text behind', () => {
  render(<LiveRegion />);
  act(() => announce('A star for you'));
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
