import { useLocation } from 'react-router';

/** Arrival at the map after a passed chapter. */
export interface Arrival {
  /** The sub-trail of the chapter. */
  readonly from: string;
  /** The chapter was quiet: the map does not celebrate. */
  readonly quiet: boolean;
  /** URL of the button. */
  readonly onward: string;
}

/** Navigation state to the map after a passed chapter. */
export function arrivalState(arrival: Arrival) {
  return { arrival };
}

/** The arrival in the navigation state, also after a reload; null without one. */
export function useArrival(): Arrival | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof arrivalState>> | null };
  const { from, onward, quiet = false } = (state?.arrival ?? {}) as Partial<Arrival>;
  return typeof from === 'string' && typeof onward === 'string' ? { from, onward, quiet } : null;
}
