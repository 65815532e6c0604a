/** Work that repeats until stop(). */
export interface Repeating {
  /** Aborts the signal and resolves after the current round. */
  stop(): Promise<void>;
}

/** Runs the work now and every `everyMs` milliseconds, one round at a time. The work must not reject. */
export function repeat(work: (stop: AbortSignal) => Promise<void>, everyMs: number): Repeating {
  const stop = new AbortController();
  let round = work(stop.signal);
  const next = () => {
    round = round.then(() => work(stop.signal));
  };
  const timer = setInterval(next, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stop.abort();
      await round;
    },
  };
}
