import { toast, useMessages } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { en } from '../messages/en.ts';

/** From when on a wait is slow, in milliseconds. */
const slowAfterMs = 3_000;

/** Longer than a call can take with its retry: the notice goes when the wait ends. */
const longestMs = 65_000;

/** Says once that a wait is longer than usual. Screens that wait for several calls say it once, too. */
export function useSlowWait(waiting: boolean): void {
  const t = useMessages(en);
  useEffect(() => {
    if (!waiting) return undefined;
    let dismiss = () => {};
    const timer = setTimeout(() => {
      dismiss = toast({ text: t('kit.wait.slow'), position: 'bottom', durationMs: longestMs });
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
      dismiss();
    };
  }, [waiting, t]);
}
