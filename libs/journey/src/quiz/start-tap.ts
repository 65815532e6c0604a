import { useLocation } from 'react-router';

/** State of the navigation by Start Quiz, the tap that starts the clock of a fresh try. */
export const startTap = { startTap: true };

/** Whether Start Quiz led to this address; still so after a reload. */
export function useStartTap(): boolean {
  const { state } = useLocation() as { state: Partial<typeof startTap> | null };
  return state?.startTap === true;
}
