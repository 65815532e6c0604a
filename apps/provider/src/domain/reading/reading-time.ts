import { hour, second } from '../../kernel/time.ts';
import { rules } from '../rules.ts';

/**
 * Counted part of a reported reading time in milliseconds (D93): at most the limit per page and the time since the
 * previous report.
 *
 * @param sinceMs time since the learner's last report
 */
export function countedReadingMs(reportedMs: number, sinceMs: number): number {
  return Math.max(0, Math.min(reportedMs, rules.longestPageMs, sinceMs));
}

/** Start and end, epoch milliseconds. */
export type Span = readonly [from: number, until: number];

/** Spans with a shorter pause between them are merged. */
const pauseMs = 5 * second;
const mostSpans = 100;

/**
 * Counted part of a reported span, and the updated spans (D93): up to five minutes per span, no moment twice, in any
 * order of reports. A span that ends in the future comes from a fast clock: it has just ended.
 *
 * @param counted spans counted so far, sorted and disjoint
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

/** Time before the oldest stored span may have been counted already, so it does not count. */
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

/** Reading time in hours with one decimal, as shown at home (D93). */
export function hoursOf(ms: number): number {
  return Math.round((ms / hour) * 10) / 10;
}
