import { useLocation } from 'react-router';

/** The learner comes to the map from a passed chapter. */
export interface Arrival {
  /** The sub-trail of the chapter. */
  readonly from: string;
  /** The chapter was quiet: the map does not celebrate. */
  readonly quiet: boolean;
  /** Where the one button leads. */
  readonly onward: string;
}

/** State of the navigation to the map after a passed chapter. */
export function arrivalState(arrival: Arrival) {
  return { arrival };
}

/** The arrival that led to this address; still there after a reload, null otherwise. */
export function useArrival(): Arrival | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof arrivalState>> | null };
  const { from, onward, quiet = false } = (state?.arrival ?? {}) as Partial<Arrival>;
  return typeof from === 'string' && typeof onward === 'string' ? { from, onward, quiet } : null;
}
