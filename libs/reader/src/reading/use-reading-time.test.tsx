import { defaultConfiguration } from '@sirah-trails/api-client';
import { learnerStorage, session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { useReadingTime } from './use-reading-time.ts';
import { enqueueReport, flushUploadQueue, queuedReports } from '../offline/upload-queue.ts';

const reports: unknown[] = [];
createMockServer(
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, capabilities: ['reading_time'] }),
  ),
  http.post('/api/x/v1/reading-time', async ({ request, response }) => {
    reports.push(await request.json());
    return response(200).json({ counted_ms: 1, total_ms: 1 });
  }),
);
const began = Date.parse('2026-01-05T08:00:00Z');
const learner = (id: string) => ({ token: id, user: { id } as never });
let clock: MockInstance<() => number>;

beforeEach(() => {
  reports.splice(0);
  localStorage.clear();
  session.getState().signIn(learner('reader'));
  clock = vi.spyOn(Date, 'now').mockReturnValue(began);
});

afterEach(() => {
  clock.mockRestore();
  session.getState().signOut();
});

function Pages() {
  const [page, setPage] = useState(1);
  useReadingTime(page);
  return <button onClick={() => setPage(page + 1)}>Page {page}</button>;
}

/** Waits until reading time is measured. */
async function open() {
  const added = vi.spyOn(window, 'addEventListener');
  const shown = renderInHarness(<Pages />);
  await waitFor(() => expect(added.mock.calls.map(([name]) => String(name))).toContain('touchmove'));
  added.mockRestore();
  return shown;
}

it('sends one report per page and none for a glance', async () => {
  const { unmount } = await open();
  clock.mockReturnValue(began + 30_000);
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  await waitFor(() =>
    expect(reports).toEqual([{ milliseconds: 30_000, began_at: '2026-01-05T08:00:00.000Z' }]),
  );
  unmount();
  expect(queuedReports()).toEqual([]);
});

it('queues reports without a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = await open();
  clock.mockReturnValue(began + 5_000);
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  clock.mockReturnValue(began + 9_000);
  unmount();
  expect(queuedReports()).toMatchObject([
    { kind: 'time', body: { milliseconds: 5_000, began_at: '2026-01-05T08:00:00.000Z' } },
    { kind: 'time', body: { milliseconds: 4_000, began_at: '2026-01-05T08:00:05.000Z' } },
  ]);
  expect(reports).toEqual([]);
  online.mockRestore();
});

it('keeps the remaining reports when the network drops during the first', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => reports.length === 0);
  const body = { milliseconds: 5_000, began_at: '2026-01-05T08:00:00.000Z' };
  for (const key of ['first', 'second']) enqueueReport({ kind: 'time', key, body });
  await flushUploadQueue(new QueryClient());
  expect(reports).toEqual([body]);
  expect(queuedReports().map(({ key }) => key)).toEqual(['second']);
  online.mockRestore();
});

it('T38: queues the time for its reader when the session ends on an open page', async () => {
  const { unmount } = await open();
  clock.mockReturnValue(began + 5_000);
  session.getState().expire();
  session.getState().signIn(learner('sibling'));
  unmount();
  expect(queuedReports()).toEqual([]);
  expect(queuedReports(learnerStorage('reader'))).toMatchObject([{ body: { milliseconds: 5_000 } }]);
  await flushUploadQueue(new QueryClient());
  expect(reports).toEqual([]);
});
