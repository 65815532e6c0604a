import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';

/** Avoids a flash for fast screens; a tap must show an effect within 100 ms. */
const busyAfterMs = 30;

/** Marks the control whose tap changed the URL as busy until its screen, `shown`, is rendered. */
export function useBusyLink(shown: Location): void {
  const key = useRef(shown.key);
  const reset = useRef(() => {});
  useLayoutEffect(() => {
    key.current = shown.key;
    reset.current();
  }, [shown]);
  useEffect(() => {
    // On the document, so after the router, which listens at the root of the app.
    const onClick = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('a[href], button') : null;
      if (!control || currentKey() === key.current) return;
      reset.current();
      reset.current = setBusy(control);
    };
    // Back to the current screen causes no render.
    const onBack = () => {
      if (currentKey() === key.current) reset.current();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onBack);
    };
  }, []);
}

/** @returns a function that ends it */
function setBusy(control: Element) {
  const timer = setTimeout(() => control.setAttribute('data-leaving', ''), busyAfterMs);
  return () => {
    clearTimeout(timer);
    control.removeAttribute('data-leaving');
  };
}

/** The location key that the router stores in the history. */
function currentKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'default';
}
