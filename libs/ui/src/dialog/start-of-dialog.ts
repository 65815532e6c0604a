import type { RefObject } from 'react';

/**
 * Where the focus goes when a dialog opens: to the first control, but to the dialog itself where it is taller than the
 * screen, so that it is read from its beginning.
 */
export function startOfDialog(popup: RefObject<HTMLElement | null>): () => HTMLElement | true {
  return () => {
    const element = popup.current;
    return element && element.offsetHeight > window.innerHeight ? element : true;
  };
}
