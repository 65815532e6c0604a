import type { Session } from '../session/session-store.ts';
import { type Clock, systemClock, withRetry, withTimeLimit } from './attempts.ts';
import { withSession } from './authorized.ts';
import { early, firstDataTaker, type FirstData } from './first-data.ts';
import { quietSignOut, withNotices } from './notices.ts';
import { createRefresher } from './refresh.ts';
import type { Send } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

export interface TransportOptions {
  /** Address of the API, absolute. */
  baseUrl: string;
  session: Session;
  events: TransportEvents;
  fetch?: Send | undefined;
  clock?: Clock | undefined;
  locks?: LockManager | undefined;
  firstData?: FirstData | undefined;
}

/** The middleware chain of every call: first data, time limit, retry, session, sign-out, notices. */
export function createTransport(options: TransportOptions): Send {
  const { session, clock = systemClock, locks, firstData } = options;
  const { events, layer: withQuietSignOut } = quietSignOut(options.events);
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  // Looked up at each call, so that a mocked `fetch` counts.
  const fetch = options.fetch ?? ((request) => globalThis.fetch(request));
  const take = firstDataTaker(firstData);

  const limited = withTimeLimit(fetch, clock);
  const first = withTimeLimit(
    async (request) => (await early(take(request.method, request.url))) ?? fetch(request),
    clock,
  );
  const always = () => true;
  const refresher = createRefresher({
    send: withRetry(limited, clock, always),
    session,
    events,
    baseUrl,
    locks,
  });
  if (firstData?.refresh) refresher.adopt(firstData.refresh);

  const { origin } = new URL(baseUrl);
  const asLearner = withSession(withRetry(first, clock), { session, refresher, events, origin });
  return withNotices(withQuietSignOut(asLearner), events);
}
