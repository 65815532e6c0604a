/**
 * What the boot script in the page began before the app's code arrived. It is `window.sirahFirstData`.
 */
export interface FirstData {
  /** The refresh it began: the new token, or null when it was refused. It rejects without a network. */
  refresh: Promise<string | null> | null;
  /** Responses under way, by address from the root. Each resolves to null when it was not sent. */
  responses: Map<string, Promise<Response | null>>;
  /** The addresses, from the root, that the screen at an address of the app requests first. */
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
    const address = pathname + search;
    const response = data.responses.get(address);
    data.responses.delete(address);
    const taken = await response?.catch(() => null);
    return taken && taken.status < 500 ? taken : null;
  };
}

/** An address of the app. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Requests as the learner what the screen at `place` needs first, for a screen whose code is still on its way. The transport takes the responses
 * over. Returns a function that drops those that no call has taken.
 */
export function requestFirstOf(
  data: FirstData | undefined,
  token: string | null,
  baseUrl: string,
  { pathname, search }: Place,
): () => void {
  if (!data || token === null) return () => undefined;
  const asked = data.addressesAt(pathname, search).filter((address) => !data.responses.has(address));
  for (const address of asked) {
    const response = globalThis.fetch(baseUrl + address, { headers: { Authorization: `Bearer ${token}` } });
    // The transport handles the failure when it takes the promise over.
    response.catch(() => undefined);
    data.responses.set(address, response);
  }
  return () => asked.forEach((address) => drop(data, address));
}

/** An unread body would hold its connection, and a browser has six. */
function drop({ responses }: FirstData, address: string) {
  const response = responses.get(address);
  responses.delete(address);
  response?.then((unread) => unread?.body?.cancel()).catch(() => undefined);
}
