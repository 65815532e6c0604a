import { ApiError, queryRoots, reachable } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { reportReadingTime } from '../endpoints/report-reading-time.ts';
import { saveProgress } from '../endpoints/save-progress.ts';
import { keepPlace } from '../offline/kept-books.ts';
import { forgetUnsent, type Unsent, unsentReading } from './unsent-reading.ts';

/** Under way, of each app: one at a time. */
const sending = new WeakMap<QueryClient, Promise<void>>();
/** The last attempt got no response: the next one asks quietly first, since each call that fails is a notice. */
const withoutResponse = new WeakSet<QueryClient>();

/** Sends what waits, one after the other. What the network or a busy provider holds up stays for the next time. Never rejects. */
export function sendUnsentReading(client: QueryClient): Promise<void> {
  const current = sending.get(client) ?? sendAll(client).finally(() => sending.delete(client));
  sending.set(client, current);
  return current;
}

async function sendAll(client: QueryClient): Promise<void> {
  if (withoutResponse.has(client) && navigator.onLine && !(await reachable())) return;
  const { generation } = session.getState();
  // The network may go between two of them.
  for (let [next] = unsentReading(); next && navigator.onLine; [next] = unsentReading()) {
    const outcome = await outcomeOf(next);
    if (session.getState().generation !== generation) return;
    withoutResponse.delete(client);
    if (outcome === 'without response') withoutResponse.add(client);
    if (outcome === 'without response' || outcome === 'held up') return;
    // First, so that no start without a network finds an older place.
    if (next.kind === 'place') await keepPlace(next.body);
    forgetUnsent(next.key);
    if (next.kind === 'place') await client.invalidateQueries(listsOfBooks);
  }
}

/** Everything of the reader that shows how far a book was read, apart from the book itself, which knows. */
const listsOfBooks = {
  queryKey: [queryRoots.reader],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'book',
};

async function outcomeOf({ kind, body: values, key: idempotencyKey }: Unsent) {
  try {
    if (kind === 'place') await saveProgress({ values, idempotencyKey });
    else await reportReadingTime({ values, idempotencyKey });
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof ApiError) || finalStatuses.includes(error.status)) return 'refused';
    return error.status === 0 ? 'without response' : 'held up';
  }
}

/** A refused report does not become right by sending it again; an ended session, a full or a broken provider may recover. */
const finalStatuses = [400, 403, 404, 409, 422];
