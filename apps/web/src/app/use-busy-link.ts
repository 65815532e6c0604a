import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';

/** A screen that comes sooner shows no flash; a tap is seen to have arrived within 100 ms. */
const patienceMs = 30;

/** Marks the control whose tap changed the address as busy until the screen of that address, `shown`, is there. */
export function useBusyLink(shown: Location): void {
  const key = useRef(shown.key);
  const rest = useRef(() => {});
  useLayoutEffect(() => {
    key.current = shown.key;
    rest.current();
  }, [shown]);
  useEffect(() => {
    // After the router, which listens at the root of the app.
    const onClick = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('a[href], button') : null;
      if (!control || currentKey() === key.current) return;
      rest.current();
      rest.current = mark(control);
    };
    // Back to the screen that is still there changes nothing that React would render.
    const onBack = () => {
      if (currentKey() === key.current) rest.current();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onBack);
    };
  }, []);
}

/** Returns a function that removes the mark. */
function mark(control: Element) {
  const timer = setTimeout(() => control.setAttribute('data-leaving', ''), patienceMs);
  return () => {
    clearTimeout(timer);
    control.removeAttribute('data-leaving');
  };
}

/** The key of the address as the router keeps it in the history. */
function currentKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'default';
}
