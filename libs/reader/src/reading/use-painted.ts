import { afterPaint } from '@sirah-trails/ui';
import { startTransition, useEffect, useState } from 'react';

/** The painted value; undefined before the first paint. Updates as a transition. */
export function usePainted<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}

/** A page that lies ready stays while it is so near: who turns back and forth waits for none. */
const nearby = 2;

/**
 * The pages that are ready around the one that is read: its neighbours, one at a time, so that a turn meanwhile waits for one page at
 * most.
 *
 * @param page the one that is read, from 1; undefined until it is painted
 * @param pages in all
 * @param restMs how long a page rests before its neighbours are made ready, in milliseconds; 0 is once it is painted
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
