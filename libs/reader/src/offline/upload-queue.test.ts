import { learnerStorage, session } from '@sirah-trails/api-client/session';
import { deferred, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enqueueReport, flushUploadQueue, queuedReports } from './upload-queue.ts';
import { watchUploadQueue } from './watch-upload-queue.ts';

const server = createMockServer();
const body = { milliseconds: 5_000, began_at: '2026-01-05T08:00:00.000Z' };
const counted = { counted_ms: 1, total_ms: 1 };
const learner = (id: string) => ({ token: id, user: { id } as never });

beforeEach(() => session.getState().signIn(learner('reader')));
afterEach(() => {
  session.getState().signOut();
  localStorage.clear();
});

it("T38: a sibling's flush sends only the sibling's reports, at once", async () => {
  const sent: (string | null)[] = [];
  const gate = deferred<undefined>();
  server.use(
    http.post('/api/x/v1/reading-time', async ({ request, response }) => {
      sent.push(request.headers.get('Authorization'));
      if (sent.length === 1) await gate.promise;
      return response(200).json(counted);
    }),
  );
  const client = new QueryClient();
  for (const key of ['first', 'second']) enqueueReport({ kind: 'time', key, body });
  const flush = flushUploadQueue(client);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  session.getState().expire();
  session.getState().signIn(learner('sibling'));
  enqueueReport({ kind: 'time', key: 'third', body });
  await flushUploadQueue(client);
  gate.resolve(undefined);
  await flush;
  expect(sent).toEqual(['Bearer reader', 'Bearer sibling']);
  expect(queuedReports(learnerStorage('reader')).map(({ key }) => key)).toEqual(['first', 'second']);
});

it('sends the queued reports of a learner who signs in', async () => {
  const sent: (string | null)[] = [];
  server.use(
    http.post('/api/x/v1/reading-time', ({ request, response }) => {
      sent.push(request.headers.get('Authorization'));
      return response(200).json(counted);
    }),
  );
  session.getState().expire();
  watchUploadQueue(new QueryClient());
  enqueueReport({ kind: 'time', key: 'first', body }, learnerStorage('reader'));
  session.getState().signIn(learner('reader'));
  await vi.waitFor(() => expect(queuedReports()).toEqual([]));
  expect(sent).toEqual(['Bearer reader']);
});
