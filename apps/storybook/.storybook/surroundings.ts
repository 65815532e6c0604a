import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** What is around a story, by the names and values of the toolbar. */
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
 * Turns the surroundings of the story that is on the page, which has turned on return; the story itself goes on. Empty
 * gives it back to the toolbar.
 */
export function turnSurroundings(changes: Partial<Surroundings>) {
  turned = changes;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/** What a check has turned. */
export function useTurnedSurroundings(): Partial<Surroundings> {
  return useSyncExternalStore(listen, () => turned);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
