import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Settings around a story, by names and values of the toolbar. */
export type Surroundings = Readonly<Record<SurroundingName, string>>;
type SurroundingName =
  | 'theme'
  | 'world'
  | 'locale'
  | 'direction'
  | 'textSize'
  | 'textSpacing'
  | 'contrast'
  | 'motion';

let turned: Partial<Surroundings> = {};
const listeners = new Set<() => void>();

/**
 * Overrides the toolbar's settings for the rendered story, synchronously and without a remount. `{}` restores the
 * toolbar.
 */
export function turnSurroundings(changes: Partial<Surroundings>) {
  turned = changes;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

export function useTurnedSurroundings(): Partial<Surroundings> {
  return useSyncExternalStore(listen, () => turned);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
