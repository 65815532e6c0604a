import { useEffect, useRef } from 'react';

/** Brings an element into view once, where a small screen would hide it at the beginning. */
export function useBroughtIntoView<Target extends Element>(wanted: boolean) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (wanted) target.current?.scrollIntoView({ block: 'nearest' });
    // Once: afterwards the learner decides what is in view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return target;
}
