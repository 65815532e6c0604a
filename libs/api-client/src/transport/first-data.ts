/** Requests that the boot script of the page began before the app's code was loaded: `window.sirahFirstData`. */
export interface FirstData {
  /** The refresh: the new token, or null when it was refused. Rejects without a network. */
  refresh: Promise<string | null> | null;
  /** Responses by URL from the root. Each resolves to null when the request was not sent. */
  responses: Map<string, Promise<Response | null>>;
  /** URLs, from the root, of the first requests of the screen at a location. */
  addressesAt: (pathname: string, search: string) => readonly string[];
}

declare global {
  interface Window {
    sirahFirstData?: FirstData;
  }
}

export type TakeFirstData = (url: string) => Promise<Response | null>;

/**
 * Takes a response that the boot script requested with GET, or null. Each can be taken once. A failed early response is dropped,
 * not shown.
 */
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

/** Location of a screen in the app. */
export interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Sends the first requests of a screen whose code is still loading, as the learner. The transport takes the responses over.
 * Returns a function that drops the responses that no call has taken.
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
    // The transport handles the failure when it takes the promise over.
    response.catch(() => undefined);
    data.responses.set(url, response);
  }
  return () => urls.forEach((url) => drop(data, url));
}

/** An unread body would hold its connection, and a browser has six. */
function drop({ responses }: FirstData, url: string) {
  const response = responses.get(url);
  responses.delete(url);
  response?.then((unread) => unread?.body?.cancel()).catch(() => undefined);
}
