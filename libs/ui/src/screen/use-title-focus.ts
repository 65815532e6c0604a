import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

// Key of the place where this page was opened: there the browser's own start of the page is right.
let arrival: string | undefined;

/** After a change of screen, reading and tabbing go on from the new screen's title. */
export function useTitleFocus(title: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    arrival ??= key;
    if (key === arrival || title.current === null) return;
    if (focusIsLost()) title.current.focus({ preventScroll: true });
    // A screen takes the focus when it appears, not when its own query changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Whether the control that had the focus went away with its screen. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-screen-title]') !== null;
}
