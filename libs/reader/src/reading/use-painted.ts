import { afterPaint } from '@sirah-trails/ui';
import { startTransition, useEffect, useState } from 'react';

/** The painted value; undefined before the first paint. Updates as a transition. */
export function usePainted<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}

/** Distance in pages at which a prerendered page is kept, for turns back and forth. */
const nearby = 2;

/**
 * Pages to render around the current page. Adds neighbours one at a time, so that a turn waits for one page at most.
 *
 * @param page current page, from 1; undefined before the first paint
 * @param pages page count
 * @param restMs delay before the neighbours are added, in milliseconds; 0 adds them after the paint
 */
export function useReadyPages(page: number | undefined, pages: number, restMs = 0): readonly number[] {
  const [ready, setReady] = useState<readonly number[]>([]);
  useEffect(() => {
    if (page === undefined) return undefined;
    const near = ready.filter((one) => Math.abs(one - page) <= nearby);
    const missing = [page, page + 1, page - 1].find((one) => one >= 1 && one <= pages && !near.includes(one));
    if (missing === undefined && near.length === ready.length) return undefined;
    const next = missing === undefined ? near : [...near, missing];
    const add = () => startTransition(() => setReady(next));
    if (restMs === 0 || missing === page) return afterPaint(add);
    const timer = setTimeout(add, restMs);
    return () => clearTimeout(timer);
  }, [page, pages, restMs, ready]);
  return ready;
}
