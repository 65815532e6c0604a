/**
 * What the transport tells the host, which alone knows screens:
 * - `offline`: a call found no network; said once until the next call;
 * - `slow`: a call found no answer in time;
 * - `resumed`: a call goes out after one of those, their notice can go;
 * - `token-refreshed`: a new token is stored;
 * - `signed-out`: the provider ended the session.
 */
export type TransportEvent = 'offline' | 'slow' | 'resumed' | 'token-refreshed' | 'signed-out';

export interface TransportEvents {
  /** Listens. Returns the way to stop. */
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
