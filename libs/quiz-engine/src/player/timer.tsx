import { ProgressBar, useMessages } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { remainingMs, type Deadline } from '../core/deadline.ts';
import { rules } from '../core/rules.ts';
import { ClockIcon } from '../icons/clock-icon.tsx';
import { en } from '../messages/en.ts';
import { clockParts, clockText } from './clock-text.ts';
import styles from './timer.module.css';

const REFRESH_MS = 250;

interface TimerProps {
  readonly deadline: Deadline;
  readonly now: () => number;
}

/** The time that is left. It is read on demand and never speaks by itself. */
export function Timer({ deadline, now }: TimerProps) {
  const t = useMessages(en);
  const left = useTimeLeft(deadline, now);
  return (
    <div className={styles.timer} data-short={left <= rules.warnAtMs || undefined}>
      <ClockIcon className={styles.icon} />
      <ProgressBar
        className={styles.bar}
        label={t('quiz.time-left')}
        value={left}
        max={deadline.totalMs}
        valueText={t('quiz.time-left.value', clockParts(left))}
      />
      <span className={styles.digits} aria-hidden="true">
        {clockText(left)}
      </span>
    </div>
  );
}

function useTimeLeft(deadline: Deadline, now: () => number) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [now]);
  return remainingMs(deadline, Math.max(moment, 0));
}
