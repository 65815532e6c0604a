/**
 * Transport events for the host. `offline`, `unreachable` and `slow` are emitted once until the next call; a repeated call with
 * the same failure is not reported.
 */
export const transportEventNames = [
  /** A call failed because the device is offline. */
  'offline',
  /** A call got no response while online. */
  'unreachable',
  /** A call timed out. */
  'slow',
  /** A call is sent after an event above; its notice can close. */
  'resumed',
  /** A new token is stored. */
  'token-refreshed',
  /** The provider ended the session. */
  'signed-out',
  /** The provider ended the session because the account is deactivated. */
  'account-closed',
] as const;

export type TransportEvent = (typeof transportEventNames)[number];

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
