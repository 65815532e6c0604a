import { useLocation } from 'react-router';

/** State of the navigation to the start of the Infinity Trail, when a new game has to wait. */
export function waitState(seconds: number) {
  return { endlessWait: seconds };
}

/** The minutes to wait for a new game, rounded up; null where nothing has to wait. */
export function useWaitMinutes(): number | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof waitState>> | null };
  const seconds = state?.endlessWait;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds / 60) : null;
}
