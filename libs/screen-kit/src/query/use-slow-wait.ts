import { toast, useMessages } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { en } from '../messages/en.ts';

/** Threshold of a slow wait. */
const slowAfterMs = 3_000;

/** Longer than a call with its retry, so that the notice closes when the wait ends. */
const longestMs = 65_000;

/** Shows one notice for a long wait, even with several pending calls. */
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
