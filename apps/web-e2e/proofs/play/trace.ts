import type { Page } from '@playwright/test';

/** An event of the browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of a task: the time that its thread was at work, however busy the machine is. A slow-down counts as work. */
  readonly tdur?: number;
  /** How long its thread had been at work when it began. */
  readonly tts?: number;
  readonly args?: {
    readonly frameId?: number;
    readonly hasPartialUpdate?: boolean;
    readonly data?: { readonly frameId?: number; readonly type?: string };
  };
}

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** What the page's browser traces while something happens, in the order of time. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a browser of its own can be traced.');
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents.toSorted((earlier, later) => earlier.ts - later.ts);
}

/**
 * Work of a thread from the beginning of one event to the end of another, in milliseconds. Of the tasks that these are parts of,
 * what came before and after is left out: a finger's touching is handled in the same task as its leaving.
 */
export function workBetween(events: readonly TraceEvent[], begun: TraceEvent, ended: TraceEvent) {
  const tasks = tasksOf(events, begun, begun.ts, ended.ts);
  const whole = tasks.reduce((sum, { ms }) => sum + ms, 0);
  const [first, last] = [tasks.at(0), tasks.at(-1)];
  if (!first || !last) throw new Error('No task was traced.');
  return (
    whole - (atWork(begun) - first.tts) - (last.tts + last.ms - atWork(ended) - (ended.tdur ?? 0) / 1_000)
  );
}

function atWork({ tts = 0 }: TraceEvent) {
  return tts / 1_000;
}

/** The tasks of the thread of an event that are under way within a span of time, in milliseconds of work. */
export function tasksOf(
  events: readonly TraceEvent[],
  { pid, tid }: TraceEvent,
  from: number,
  to = Infinity,
) {
  return events
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
    .filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)
    .map(({ ts, tts = 0, tdur = 0 }) => ({ ts, tts: tts / 1_000, ms: tdur / 1_000 }));
}
