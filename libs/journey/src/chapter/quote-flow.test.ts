import { session } from '@sirah-trails/api-client/session';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { beginQuoteFlow, markQuoteSeen, useQuotePending, useQuoteTurn } from './quote-flow.ts';

afterEach(() => act(beginQuoteFlow));

const pending = () => renderHook(() => useQuotePending('w1')).result.current;

it('D244: a flow shows one quote, and the next flow another one', () => {
  beginQuoteFlow();
  const { result: turn } = renderHook(useQuoteTurn);
  const first = turn.current;
  expect(pending()).toBe(true);
  act(markQuoteSeen);
  expect(pending()).toBe(false);
  act(beginQuoteFlow);
  expect(pending()).toBe(true);
  expect(turn.current).toBe(first + 1);
});

it('another learner has seen no quote', () => {
  act(markQuoteSeen);
  act(() => session.getState().signOut());
  expect(pending()).toBe(true);
});

it('shows no quote without a world', () => {
  expect(renderHook(() => useQuotePending(undefined)).result.current).toBe(false);
});
