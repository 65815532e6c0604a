/** Time as the transport needs it; tests bring their own. */
export interface Clock {
  /** Runs `act` after `ms` milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const systemClock: Clock = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms` milliseconds, or at once when `signal` aborts. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    signal.addEventListener('abort', () => (cancel(), resolve()), { once: true });
  });
}
