import { ApiError, queryRoots, reachable } from '@sirah-trails/api-client';
import { createLearnerCheck, type LearnerStorage } from '@sirah-trails/api-client/session';
import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { type ReadingPosition, type ReadingReport, reportReadingTime, saveProgress } from './endpoints.ts';
import { storePosition } from './offline-books.ts';
import { queueName } from './watch-upload-queue.ts';

interface Keyed {
  /** Idempotency key, shared by all attempts. */
  readonly key: string;
}

/** An unconfirmed report: a position, or the reading time of a page. */
export type QueuedReport =
  | (Keyed & { readonly kind: 'place'; readonly body: ReadingPosition })
  | (Keyed & { readonly kind: 'time'; readonly body: ReadingReport });

/** Capacity of the queue; the oldest reports are dropped. */
const capacity = 400;

/** The queue, oldest first. */
export function queuedReports(storage: LearnerStorage = ownStorage()): readonly QueuedReport[] {
  try {
    const stored: unknown = JSON.parse(storage.get(queueName) ?? '[]');
    return Array.isArray(stored) ? (stored as QueuedReport[]) : [];
  } catch {
    return [];
  }
}

/** Queues a report in the learner's storage; replaces the earlier reports that it covers. */
export function enqueueReport(next: QueuedReport, storage: LearnerStorage = ownStorage()): void {
  const others = queuedReports(storage).filter((one) => !covers(next, one));
  write([...others, next].slice(-capacity), storage);
}

/** Removes a confirmed or refused report. */
export function dequeueReport(key: string, storage: LearnerStorage = ownStorage()): void {
  write(
    queuedReports(storage).filter((one) => one.key !== key),
    storage,
  );
}

/** A later position in the same book replaces an earlier one, unless the learner went back meanwhile. */
function covers(next: QueuedReport, one: QueuedReport): boolean {
  return (
    next.kind === 'place' &&
    one.kind === 'place' &&
    next.body.book_id === one.body.book_id &&
    next.body.page_count >= one.body.page_count &&
    next.body.status >= one.body.status
  );
}

function write(all: readonly QueuedReport[], storage: LearnerStorage): void {
  if (all.length === 0) storage.remove(queueName);
  else storage.set(queueName, JSON.stringify(all));
}

/** A learner's current flush. */
interface Flush {
  readonly done: Promise<void>;
  readonly isSameLearner: () => boolean;
}

/** The current flush of each client: one at a time for each learner. */
const flushes = new WeakMap<QueryClient, Flush>();
/** Clients whose last attempt got no response: the next flush probes the network first, since each failed call shows a notice. */
const withoutResponse = new WeakSet<QueryClient>();

/** Uploads queued reports in order; network and server failures stay queued. Never rejects. */
export function flushUploadQueue(client: QueryClient): Promise<void> {
  const current = flushes.get(client);
  // A sibling's flush must not wait for the previous learner's.
  if (current?.isSameLearner()) return current.done;
  const isSameLearner = createLearnerCheck();
  const done = sendAll(client, isSameLearner).finally(() => {
    if (flushes.get(client)?.done === done) flushes.delete(client);
  });
  flushes.set(client, { done, isSameLearner });
  return done;
}

async function sendAll(client: QueryClient, isSameLearner: () => boolean): Promise<void> {
  const storage = ownStorage();
  if (withoutResponse.has(client) && navigator.onLine && !(await reachable())) return;
  // The network may drop and the learner may change between two reports.
  for (;;) {
    const [next] = queuedReports(storage);
    if (!next || !navigator.onLine || !isSameLearner()) return;
    const outcome = await outcomeOf(next);
    if (!isSameLearner()) return;
    withoutResponse.delete(client);
    if (outcome === 'without response') withoutResponse.add(client);
    if (outcome === 'without response' || outcome === 'held up') return;
    // First: an offline start must not find an older position.
    if (next.kind === 'place') await storePosition(next.body);
    dequeueReport(next.key, storage);
    if (next.kind === 'place') await client.invalidateQueries(listsOfBooks);
  }
}

/** Queries that show progress. The book itself is up to date. */
const listsOfBooks = {
  queryKey: [queryRoots.reader],
  predicate: ({ queryKey: [, list] }: { queryKey: readonly unknown[] }) =>
    list === 'books' || list === 'last-read' || list === 'kept' || list === 'album',
};

async function outcomeOf({ kind, body: values, key: idempotencyKey }: QueuedReport) {
  try {
    if (kind === 'place') await saveProgress({ values, idempotencyKey });
    else await reportReadingTime({ values, idempotencyKey });
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof ApiError) || finalStatuses.includes(error.status)) return 'refused';
    return error.status === 0 ? 'without response' : 'held up';
  }
}

/** Statuses that no retry can change; an ended session, a rate limit or a broken provider may recover. */
const finalStatuses = [400, 403, 404, 409, 422];
