type Load = () => void;

let waiting: Load | null = null;
const listeners = new Set<() => void>();

/** A new version of the app that is ready on this device and waits for the learner: the function loads it. */
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
