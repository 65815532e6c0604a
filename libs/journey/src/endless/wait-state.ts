import { useLocation } from 'react-router';

/** Navigation state to the start of the Infinity Trail when a new game has to wait. */
export function waitState(seconds: number) {
  return { endlessWait: seconds };
}

/** Minutes until a new game is allowed, rounded up; null without a wait. */
export function useWaitMinutes(): number | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof waitState>> | null };
  const seconds = state?.endlessWait;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds / 60) : null;
}
