import { configurationBlock } from '../page/page-blocks.ts';
import { session } from '../session/session.ts';
import { requestFirstOf, type ScreenLocation } from '../transport/first-data.ts';
import { createTransportEvents } from '../transport/transport-events.ts';
import { createApi } from './create-api.ts';

/** The events of the transport of `api`; the host shows them. */
export const transportEvents = createTransportEvents();

const configuration = configurationBlock();

/** URL of the provider. */
export const baseUrl = configuration?.api_base ?? globalThis.location?.origin ?? 'http://localhost';

/** The provider of this app. */
export const api = createApi({
  baseUrl,
  session,
  events: transportEvents,
  hostRewrites: configuration?.host_rewrites,
  // Absent where the page is served without TLS from another machine.
  locks: globalThis.navigator?.locks,
  firstData: globalThis.window?.sirahFirstData,
});

transportEvents.on('token-refreshed', () => globalThis.window?.dispatchEvent(new Event('token refreshed')));

/**
 * Whether the provider of this app answers at all, with any status: asked quietly, beside the transport and its notices.
 * Never rejects.
 */
export async function reachable(): Promise<boolean> {
  try {
    await fetch(new URL('/healthz', baseUrl), { mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends the first requests of the screen at a location, while its code is loading. Returns a function that drops the responses
 * that no call has taken.
 */
export const requestAhead = (location: ScreenLocation) =>
  requestFirstOf(globalThis.window?.sirahFirstData, session.getState().token, baseUrl, location);
