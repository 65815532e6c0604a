type Load = () => void;

let waiting: Load | null = null;
const listeners = new Set<() => void>();

/** Store of the function that loads a downloaded new version of the app; null without one. */
export const newVersion = {
  get: () => waiting,
  offer: (load: Load) => {
    waiting = load;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
