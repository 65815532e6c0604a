import type { Session } from '../session/session-store.ts';
import { type Clock, systemClock, withRetry, withTimeLimit } from './attempts.ts';
import { withSession } from './authorized.ts';
import { firstDataTaker, type FirstData, forgetFirstData } from './first-data.ts';
import { noticeLayer, quietSignOut } from './notices.ts';
import { createRefresher } from './refresh.ts';
import type { Send } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

export interface TransportOptions {
  /** Absolute API URL without a trailing slash. */
  baseUrl: string;
  session: Session;
  events: TransportEvents;
  fetch?: Send | undefined;
  clock?: Clock | undefined;
  locks?: LockManager | undefined;
  firstData?: FirstData | undefined;
}

/** Sends a call; `fetch` overrides the browser's fetch as the last layer. */
export type Transport = (request: Request, fetch?: Send) => Promise<Response>;

/** Middleware chain for all calls: first data, time limit, retry, session, sign-out, notices. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, session, clock = systemClock, locks, firstData } = options;
  const { events, layer: withQuietSignOut } = quietSignOut(options.events);
  // Resolved per call, so that a mocked `fetch` applies.
  const fetch = options.fetch ?? ((request) => globalThis.fetch(request));
  const take = firstDataTaker(firstData);

  const always = () => true;
  const refresher = createRefresher({
    send: withRetry(withTimeLimit(fetch, clock), clock, always),
    session,
    events,
    baseUrl,
    locks,
  });
  if (firstData) forgetFirstData(firstData, session);
  if (firstData?.refresh) refresher.adopt(firstData.refresh);

  const { origin } = new URL(baseUrl);
  const withNotices = noticeLayer(events);
  return (request, send = fetch) => {
    const first: Send = async (one, onProgress) => (await take(one.url)) ?? send(one, onProgress);
    const repeated = withRetry(withTimeLimit(request.method === 'GET' ? first : send, clock), clock);
    const asLearner = withSession(repeated, { session, refresher, events, origin });
    return withNotices(withQuietSignOut(asLearner))(request);
  };
}
