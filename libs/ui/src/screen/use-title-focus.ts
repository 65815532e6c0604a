import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

// Key of the place where this page was opened: there the browser's own start of the page is right.
let arrival: string | undefined;

/** After a change of screen, reading and tabbing go on from the new screen's title, once it is `there`. */
export function useTitleFocus(title: RefObject<HTMLElement | null>, there: boolean): void {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    arrival ??= key;
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (there && key !== arrival && (moved || focusIsLost())) title.current?.focus({ preventScroll: true });
    // The path alone makes another screen; a change of its own query leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}

/** Whether the focused control disappeared with its screen. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-screen-title]') !== null;
}
