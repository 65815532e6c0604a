import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has the pointer or the focus. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    const leaving = new AbortController();
    const hold = (event: string, is: boolean) =>
      target?.addEventListener(event, () => setHeld(is), { signal: leaving.signal });
    hold('pointerenter', true);
    hold('focusin', true);
    hold('pointerleave', false);
    hold('focusout', false);
    return () => leaving.abort();
  }, [element]);
  return held;
}
