import { hour, second } from '../../kernel/time.ts';
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

/** From and until, in epoch milliseconds. */
export type Span = readonly [from: number, until: number];

/** Pages follow each other with a short pause. */
const pauseMs = 5 * second;
const mostSpans = 100;

/**
 * How much of a reported span counts, and the spans that are counted by now (D93): up to five minutes of each, and no moment
 * twice, in whatever order the reports come. A device whose clock is ahead reports a span that seems to end later than now: it
 * has just ended.
 *
 * @param counted spans that are counted already, in their order, apart from each other
 */
export function countSpan(
  counted: readonly Span[],
  {
    beganAt,
    reportedMs,
    joinedAt,
    now,
  }: { beganAt: number; reportedMs: number; joinedAt: number; now: number },
): { readonly countedMs: number; readonly spans: readonly Span[] } {
  const length = Math.min(reportedMs, rules.longestPageMs);
  const until = Math.min(beganAt + length, now);
  const from = Math.max(until - length, earliest(counted, joinedAt));
  if (from >= until) return { countedMs: 0, spans: counted };
  const covered = counted.map(([a, b]) => Math.max(0, Math.min(b, until) - Math.max(a, from)));
  const countedMs = until - from - covered.reduce((sum, part) => sum + part, 0);
  return { countedMs, spans: joined([...counted, [from, until]]).slice(-mostSpans) };
}

/** Time before the oldest stored span may have been counted already, so it does not count again. */
function earliest(counted: readonly Span[], joinedAt: number): number {
  const [first] = counted;
  return counted.length < mostSpans || !first ? joinedAt : Math.max(joinedAt, first[0]);
}

function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const [from, until] of [...spans].sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && from - last[1] <= pauseMs) apart[apart.length - 1] = [last[0], Math.max(last[1], until)];
    else apart.push([from, until]);
  }
  return apart;
}

/** Reading time as home shows it (D93): hours with one decimal. */
export function hoursOf(ms: number): number {
  return Math.round((ms / hour) * 10) / 10;
}
