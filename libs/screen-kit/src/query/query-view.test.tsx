import { ApiError } from '@sirah-trails/api-client';
import { Button } from '@sirah-trails/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryView, type QueryViewProps } from './query-view.tsx';

type Query = QueryViewProps<string>['query'];

const refetch = vi.fn<Query['refetch']>(() => Promise.resolve());
const pending: Query = { data: undefined, error: null, isError: false, refetch };
const failed: Query = { ...pending, error: new Error('no'), isError: true };

const message = "We can't open this right now.";
const show = (
  query: Query,
  refusal?: QueryViewProps<string>['refusal'],
  error: QueryViewProps<string>['error'] = message,
) =>
  render(
    <QueryView query={query} skeleton={<p>Loading</p>} error={error} refusal={refusal}>
      {(data) => <p>{data}</p>}
    </QueryView>,
  );

it('shows the skeleton until data arrives', () => {
  show(pending);
  expect(screen.getByText('Loading')).toBeVisible();
});

it('keeps the content after a failed refetch', () => {
  show({ ...failed, data: 'The Land' });
  expect(screen.getByText('The Land')).toBeVisible();
});

it('shows the error message with a retry that refetches', async () => {
  show(failed);
  expect(screen.getByText("We can't open this right now.")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows a network error and refetches on reconnect', async () => {
  refetch.mockClear();
  const send = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  show({ ...failed, error: new ApiError({ kind: 'network' }) });
  expect(screen.getByRole('heading', { name: "We can't get through right now" })).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(refetch).not.toHaveBeenCalled();
  send.mockResolvedValue(new Response());
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([
  ['Something is wrong on our side', { kind: 'http', status: 503 }],
  ['This is taking too long', { kind: 'timeout' }],
  ['Something went wrong', { kind: 'http', status: 400 }],
] as const)('names the cause of an error: %s', (cause, error) => {
  show({ ...failed, error: new ApiError(error) });
  expect(screen.getByRole('heading', { name: cause })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

it('replaces the retry with the refusal panel', () => {
  show(failed, () => <p>This place is locked.</p>);
  expect(screen.getByText('This place is locked.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the retry for other errors', () => {
  show(failed, () => null);
  expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
});

it("shows the screen's error replacement, which can refetch", async () => {
  refetch.mockClear();
  show(failed, undefined, (retry) => <Button onClick={retry}>Once more</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Once more' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('hides optional content on an error', () => {
  const { container } = show(failed, undefined, () => null);
  expect(container).toBeEmptyDOMElement();
});
