import { afterPaint } from '@sirah-trails/ui';
import { useCallback, useEffect, useRef } from 'react';

/** Puts off what a tap does besides what it shows, until that is painted; when the screen goes, what waits is done at once. */
export function useAfterPaint(): (act: () => void) => void {
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    const acts = waiting.current;
    return () => {
      for (const act of acts) act();
    };
  }, []);
  return useCallback((act) => {
    const once = () => {
      if (waiting.current.delete(once)) act();
    };
    waiting.current.add(once);
    afterPaint(once);
  }, []);
}
