import { announce, useMessages } from '@sirah-trails/ui';
import { useCallback, useEffect, useState } from 'react';
import { formEn } from '../messages/form-en.ts';

const tickMs = 1000;

interface Wait {
  /** Message with the remaining wait, updated every second; undefined without a wait. */
  reason: string | undefined;
  start: (seconds: number) => void;
}

/**
 * Countdown for a rate-limited form. Announces start and end, not each tick.
 *
 * @param until the end of a wait that has begun before, epoch milliseconds; it is not announced at its start
 */
export function useWait(until?: number): Wait {
  const t = useMessages(formEn);
  const { left, start } = useCountdown(
    until,
    useCallback(() => announce(t('kit.form.wait.over')), [t]),
  );
  const sentence = (seconds: number) =>
    seconds < 60
      ? t('kit.form.wait.seconds', { count: seconds })
      : t('kit.form.wait.minutes', { count: Math.ceil(seconds / 60) });
  return {
    reason: left > 0 ? sentence(left) : undefined,
    start: (seconds) => {
      start(seconds);
      announce(sentence(seconds));
    },
  };
}

// Counts by the clock, not by ticks, to be correct after the tablet sleeps.
function useCountdown(until: number | undefined, onOver: () => void) {
  const [end, setEnd] = useState(() => (until !== undefined && secondsTo(until) > 0 ? until : null));
  const [left, setLeft] = useState(() => secondsTo(end ?? 0));
  useEffect(() => {
    if (end === null) return;
    const tick = () => {
      const seconds = secondsTo(end);
      setLeft(seconds);
      if (seconds > 0) return;
      setEnd(null);
      onOver();
    };
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [end, onOver]);
  const start = (seconds: number) => {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, start };
}

function secondsTo(end: number) {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}
