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

/** Events that can precede the app's first render; the first listener receives them late. */
const sessionEnds: readonly TransportEvent[] = ['signed-out', 'account-closed'];

export interface TransportEvents {
  /** Adds a listener, and calls it for an ended session without a listener so far. Returns a function that removes it. */
  readonly on: (event: TransportEvent, listener: () => void) => () => void;
  readonly emit: (event: TransportEvent) => void;
}

export function createTransportEvents(): TransportEvents {
  const listeners = new Map<TransportEvent, Set<() => void>>();
  let missed: TransportEvent | undefined;
  return {
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      if (missed === event) {
        missed = undefined;
        listener();
      }
      return () => void all.delete(listener);
    },
    emit: (event) => {
      const all = listeners.get(event) ?? new Set();
      if (all.size === 0 && sessionEnds.includes(event)) missed = event;
      all.forEach((listener) => listener());
    },
  };
}
