import { learnerIdOf } from '../session/learner-storage.ts';
import type { Session } from '../session/session-store.ts';

/** Requests started by the boot script before the app loads: `window.sirahFirstData`. */
export interface FirstData {
  /** Learner whose token the requests carry (`learnerIdOf`); null without a session. */
  learner: string | null;
  /** Token refresh: the new token, or null if rejected. Rejects on network errors. */
  refresh: Promise<string | null> | null;
  /** Responses by root-relative URL; null if not sent. */
  responses: Map<string, Promise<Response | null>>;
  /** Root-relative URLs of a screen's first requests. */
  addressesAt: (pathname: string, search: string) => readonly string[];
}

declare global {
  interface Window {
    sirahFirstData?: FirstData;
  }
}

export type TakeFirstData = (url: string) => Promise<Response | null>;

/** Takes a boot script's GET response once, or null. Drops failed responses. */
export function firstDataTaker(data: FirstData | undefined): TakeFirstData {
  return async (url) => {
    if (!data) return null;
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const response = data.responses.get(path);
    data.responses.delete(path);
    const taken = await response?.catch(() => null);
    return taken && taken.status < 500 ? taken : null;
  };
}

/**
 * Drops another learner's refresh and unused responses: now, since a sibling may have signed in in another tab during a slow start,
 * and when the learner changes.
 */
export function forgetFirstData(data: FirstData, session: Session) {
  const forget = () => {
    data.refresh = null;
    for (const url of [...data.responses.keys()]) drop(data, url);
  };
  const { token, user } = session.getState();
  if (data.learner !== (token === null ? null : learnerIdOf(user))) forget();
  session.subscribe((state, before) => {
    if (state.generation !== before.generation) forget();
  });
}

export interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Sends a screen's first requests with the learner's token while its code loads; the transport takes the responses. Returns a
 * function that drops unused responses.
 */
export function requestFirstOf(
  data: FirstData | undefined,
  token: string | null,
  baseUrl: string,
  { pathname, search }: ScreenLocation,
): () => void {
  if (!data || token === null) return () => undefined;
  const urls = data.addressesAt(pathname, search).filter((url) => !data.responses.has(url));
  for (const url of urls) {
    const response = globalThis.fetch(baseUrl + url, { headers: { Authorization: `Bearer ${token}` } });
    // The transport handles the rejection later.
    response.catch(() => undefined);
    data.responses.set(url, response);
  }
  return () => urls.forEach((url) => drop(data, url));
}

/** Cancels the unread body to free its connection; a browser has only six. */
function drop({ responses }: FirstData, url: string) {
  const response = responses.get(url);
  responses.delete(url);
  response?.then((unread) => unread?.body?.cancel()).catch(() => undefined);
}
