/**
 * What the boot script in the page began before the app's code arrived. It stands on `window.sirahFirstData`.
 */
export interface FirstData {
  /** The refresh it began: the new token, or null when it was refused. It rejects without a network. */
  refresh: Promise<string | null> | null;
  /** Answers under way, by address from the root. Each resolves to null when it did not come to sending. */
  responses: Map<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    sirahFirstData?: FirstData;
  }
}

export type TakeFirstData = (method: string, url: string) => Promise<Response | null> | undefined;

/** The way to take an answer that the boot script asked for. Each can be taken once. */
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

/** Sends, or takes the answer that is already under way. A failed early answer is forgotten, not shown. */
export async function early(response: Promise<Response | null> | undefined): Promise<Response | null> {
  const taken = await response?.catch(() => null);
  return taken && taken.status < 500 ? taken : null;
}
