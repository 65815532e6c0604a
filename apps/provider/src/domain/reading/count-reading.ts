import { rules } from '../rules.ts';

/**
 * How much of a reported reading time counts, in milliseconds (D93): not more than one page takes, and not more
 * than the time that has passed since the report before, whatever a client says.
 *
 * @param sinceMs time since the learner's last report
 */
export function countedReadingMs(reportedMs: number, sinceMs: number): number {
  return Math.max(0, Math.min(reportedMs, rules.longestPageMs, sinceMs));
}
