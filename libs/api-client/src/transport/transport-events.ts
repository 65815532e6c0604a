/**
 * The events of the transport for the host, which alone knows screens:
 * - `offline`: a call found no network; emitted once until the next call;
 * - `slow`: a call got no response in time;
 * - `resumed`: a call is sent after one of those; their notice can close;
 * - `token-refreshed`: a new token is stored;
 * - `signed-out`: the provider ended the session.
 */
export type TransportEvent = 'offline' | 'slow' | 'resumed' | 'token-refreshed' | 'signed-out';

export interface TransportEvents {
  /** Adds a listener. Returns a function that removes it. */
  readonly on: (event: TransportEvent, listener: () => void) => () => void;
  readonly emit: (event: TransportEvent) => void;
}

export function createTransportEvents(): TransportEvents {
  const target = new EventTarget();
  return {
    on: (event, listener) => {
      target.addEventListener(event, listener);
      return () => target.removeEventListener(event, listener);
    },
    emit: (event) => void target.dispatchEvent(new Event(event)),
  };
}
