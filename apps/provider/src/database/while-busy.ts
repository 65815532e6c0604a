import { setTimeout as wait } from 'node:timers/promises';
import { sqliteCodeOf } from './sqlite-code.ts';

/** SQLite's primary code for a file that another process is writing. */
const sqliteBusy = 5;
const patienceMs = 10_000;
const longestPauseMs = 50;

/**
 * Tries `work` again while another process writes the file, up to ten seconds. It waits outside SQLite, whose own waiting
 * would stop everything else that this process does. Only for work that does nothing at all when it fails so.
 */
export async function whileBusy<Result>(work: () => Result): Promise<Result> {
  const patientUntil = performance.now() + patienceMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (sqliteCodeOf(error) !== sqliteBusy || performance.now() > patientUntil) throw error;
      // Of two processes that wait for each other's end, one comes first.
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
}
