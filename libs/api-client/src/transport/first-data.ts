/**
 * What the boot script in the page began before the app's code arrived. It is `window.sirahFirstData`.
 */
export interface FirstData {
  /** The refresh it began: the new token, or null when it was refused. It rejects without a network. */
  refresh: Promise<string | null> | null;
  /** Responses under way, by address from the root. Each resolves to null when it was not sent. */
  responses: Map<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    sirahFirstData?: FirstData;
  }
}

export type TakeFirstData = (method: string, url: string) => Promise<Response | null> | undefined;

/** Takes a response that the boot script requested. Each can be taken once. */
export function firstDataTaker(data: FirstData | undefined): TakeFirstData {
  return (method, url) => {
    if (!data || method !== 'GET') return undefined;
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    const response = data.responses.get(address);
    data.responses.delete(address);
    return response;
  };
}

/** Sends, or takes the response that is already under way. A failed early response is dropped, not shown. */
export async function early(response: Promise<Response | null> | undefined): Promise<Response | null> {
  const taken = await response?.catch(() => null);
  return taken && taken.status < 500 ? taken : null;
}
