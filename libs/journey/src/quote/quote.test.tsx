import { createQueryClient } from '@sirah-trails/api-client';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quoteQuery } from '../endpoints/quote.ts';
import { quote } from '../testing/samples.ts';
import { Quote } from './quote.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  preferences.set({ reducedMotion: false });
});

function open() {
  const onContinue = vi.fn();
  const client = createQueryClient();
  client.setQueryData(quoteQuery('w1', 'start').queryKey, quote);
  renderInHarness(<Quote trailId="w1" moment="start" onContinue={onContinue} />, { client });
  return onContinue;
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('D144: the quote holds for three seconds at most, then goes on by itself', () => {
  const onContinue = open();
  pass(2999);
  expect(onContinue).not.toHaveBeenCalled();
  pass(1);
  expect(onContinue).toHaveBeenCalledOnce();
});

it('D144: its button goes on at once', () => {
  const onContinue = open();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledOnce();
});

it('a learner who is still reading is not hurried', () => {
  const onContinue = open();
  fireEvent.click(screen.getByRole('button', { name: 'I am still reading' }));
  pass(60_000);
  expect(onContinue).not.toHaveBeenCalled();
});

it('with reduced motion, nothing continues by itself', () => {
  preferences.set({ reducedMotion: true });
  const onContinue = open();
  pass(60_000);
  expect(onContinue).not.toHaveBeenCalled();
});
