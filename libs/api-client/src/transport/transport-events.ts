/**
 * The events of the transport for the host, which alone knows screens:
 * - `offline`: a call failed because the device has no network;
 * - `unreachable`: a call got no response although there is a network;
 * - `slow`: a call got no response in time;
 * - `resumed`: a call is sent after one of those; their notice can close;
 * - `token-refreshed`: a new token is stored;
 * - `signed-out`: the provider ended the session;
 * - `account-closed`: the provider ended it because the account is deactivated.
 *
 * The first three are emitted once until the next call; a repeated call that fails again in the same way is not reported.
 */
export type TransportEvent =
  'offline' | 'unreachable' | 'slow' | 'resumed' | 'token-refreshed' | 'signed-out' | 'account-closed';

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
