/**
 * The events of the transport for the host, which alone knows screens. The first three are emitted once until the next call; a
 * repeated call that fails again in the same way is not reported.
 */
export const transportEventNames = [
  /** A call failed because the device has no network. */
  'offline',
  /** A call got no response although there is a network. */
  'unreachable',
  /** A call got no response in time. */
  'slow',
  /** A call is sent after one of those; their notice can close. */
  'resumed',
  /** A new token is stored. */
  'token-refreshed',
  /** The provider ended the session. */
  'signed-out',
  /** The provider ended it because the account is deactivated. */
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
