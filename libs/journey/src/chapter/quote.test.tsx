import { createQueryClient } from '@sirah-trails/api-client';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quotesQuery } from '../milestones/endpoints.ts';
import { quote } from '../testing/samples.ts';
import { beginQuoteFlow } from './quote-flow.ts';
import { Quote } from './quote.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  act(beginQuoteFlow);
});

function open(quotes = [quote]) {
  const onContinue = vi.fn();
  const client = createQueryClient();
  client.setQueryData(quotesQuery('w1', 'start').queryKey, quotes);
  renderInHarness(<Quote trailId="w1" moment="start" onContinue={onContinue} />, { client });
  return onContinue;
}

it('D216: the quote stays until the learner continues', () => {
  const onContinue = open();
  act(() => void vi.advanceTimersByTime(60 * 60 * 1000));
  expect(onContinue).not.toHaveBeenCalled();
});

it('D144: the button continues at once', () => {
  const onContinue = open();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledOnce();
});

it('D244: the quotes of a moment are shown in turn', () => {
  const quotes = ['<p>One</p>', '<p>Two</p>'].map((description) => ({ ...quote, description }));
  open(quotes);
  const first = screen.getByText(/One|Two/).textContent;
  act(beginQuoteFlow);
  expect(screen.getByText(/One|Two/)).not.toHaveTextContent(first);
  act(beginQuoteFlow);
  expect(screen.getByText(/One|Two/)).toHaveTextContent(first);
});
