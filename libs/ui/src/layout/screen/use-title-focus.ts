import { type RefObject, useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';

// By router, the key of the location where its page was opened: there the browser's own start of the page is right, until the learner
// has left it. Coming back to it is a change of screen like any other.
const arrivals = new WeakMap<object, string>();
const left = '';

/**
 * After a change of screen, reading and tabbing go on from the new screen's title, once it is `there`. After a step within one path,
 * which has another `name`, they do so if the focused control has gone with the step before.
 */
export function useTitleFocus(title: RefObject<HTMLElement | null>, name: string, there: boolean): void {
  const { key, pathname } = useLocation();
  const { navigator } = useContext(NavigationContext);
  const shown = useRef(pathname);
  useEffect(() => {
    const arrived = (arrivals.get(navigator) ?? key) === key;
    arrivals.set(navigator, arrived ? key : left);
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (there && !arrived && (moved || focusIsLost())) title.current?.focus({ preventScroll: true });
    // A change of the query alone leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, name]);
}

/** Whether the focused control disappeared with its screen. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-screen-title]') !== null;
}
