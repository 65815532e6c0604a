import { configurationBlock } from '../page/page-blocks.ts';
import { session } from '../session/session.ts';
import { requestFirstOf, type ScreenLocation } from '../transport/first-data.ts';
import { createTransportEvents } from '../transport/transport-events.ts';
import { createApi } from './create-api.ts';

/** Transport events of `api`, for the host. */
export const transportEvents = createTransportEvents();

const configuration = configurationBlock();

/** Provider URL. */
export const baseUrl = configuration?.api_base ?? globalThis.location?.origin ?? 'http://localhost';

/** API client of the app. */
export const api = createApi({
  baseUrl,
  session,
  events: transportEvents,
  hostRewrites: configuration?.host_rewrites,
  // Undefined without TLS, except on localhost.
  locks: globalThis.navigator?.locks,
  firstData: globalThis.window?.sirahFirstData,
});

transportEvents.on('token-refreshed', () => globalThis.window?.dispatchEvent(new Event('token refreshed')));

/** Whether the provider responds, with any status. Bypasses the transport and its notices. Never rejects. */
export async function reachable(): Promise<boolean> {
  try {
    await fetch(new URL('/healthz', baseUrl), { mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Sends a screen's first requests while its code loads. Returns a function that drops unused responses. */
export const requestAhead = (location: ScreenLocation) =>
  requestFirstOf(globalThis.window?.sirahFirstData, session.getState().token, baseUrl, location);
