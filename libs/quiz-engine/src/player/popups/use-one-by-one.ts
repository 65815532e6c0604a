import { useEffect, useState } from 'react';

/** A popup needs this long to go, in milliseconds: `--move` of the tokens. */
const goneMs = 240;

/**
 * Of the popups that a run wants in turn, the one to show: the next one opens when the one before is gone, so that two
 * never lie over each other and no button comes under a finger that was meant for another.
 */
export function useOneByOne<Name extends string>(wanted: Name | null): Name | null {
  const [{ shown, isGoing }, set] = useState({ shown: wanted, isGoing: false });
  if (shown !== wanted && !isGoing)
    set(shown === null ? { shown: wanted, isGoing: false } : { shown: null, isGoing: true });
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => set({ shown: null, isGoing: false }), goneMs);
    return () => clearTimeout(timer);
  }, [isGoing]);
  return shown;
}
