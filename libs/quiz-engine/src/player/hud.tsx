import { ClockIcon, Lives, ProgressBar, Stars, useMessages, usePreferences } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { rules } from '../core/rules.ts';
import { currentQuiz, ownMs, readingMs, type Deadline } from '../core/state/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './hud.module.css';
import type { QuizRun } from './use-quiz-run.ts';

const REFRESH_MS = 250;

/** Where the learner stands: question, stars, lives, time. */
export function Hud({ run: { state, now } }: { run: QuizRun }) {
  const t = useMessages(en);
  const quiz = currentQuiz(state);
  const { hiddenClock } = usePreferences();
  const count = state.quizzes.length;
  return (
    <div className={styles.hud}>
      <div className={styles.row}>
        <Stars value={state.stars} max={count} label={t('quiz.stars', { count: state.stars })} />
        <Lives value={state.lives} max={state.limits.lives} label={t('quiz.lives', { count: state.lives })} />
      </div>
      <div className={styles.clock}>
        {quiz && <p className={styles.number}>{t('quiz.question', { number: quiz.order, count })}</p>}
        {state.deadline && !hiddenClock && (
          <Timer key={state.deadline.quizId} deadline={state.deadline} now={now} />
        )}
      </div>
    </div>
  );
}

interface TimerProps {
  readonly deadline: Deadline;
  readonly now: () => number;
}

/** The question's own time, and the time to read that runs down before it; for screen readers on demand, never announced. */
function Timer({ deadline, now }: TimerProps) {
  const t = useMessages(en);
  const moment = useMoment(now);
  const left = ownMs(deadline, moment);
  const parts = partsOf(left);
  return (
    <div
      className={styles.timer}
      data-short={left <= rules.warnAtMs || undefined}
      data-waits={readingMs(deadline, moment) > 0 || undefined}
    >
      <ClockIcon className={styles.icon} />
      <div className={styles.bars}>
        <ReadingBar deadline={deadline} moment={moment} />
        <ProgressBar
          label={t('quiz.time-left')}
          value={left}
          max={deadline.totalMs}
          valueText={t('quiz.time-left.value', parts)}
        />
      </div>
      <span className={styles.digits} aria-hidden="true">
        {`${String(parts.minutes).padStart(2, '0')}:${String(parts.seconds).padStart(2, '0')}`}
      </span>
    </div>
  );
}

/** The time to read, while there is any. */
function ReadingBar({ deadline, moment }: { readonly deadline: Deadline; readonly moment: number }) {
  const t = useMessages(en);
  const left = readingMs(deadline, moment);
  if (!deadline.reading || left === 0) return null;
  return (
    <ProgressBar
      className={styles.reading}
      label={t('quiz.reading-left')}
      value={left}
      max={deadline.reading.totalMs}
      valueText={t('quiz.time-left.value', partsOf(left))}
    />
  );
}

/** A second that has begun is still shown. */
function partsOf(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** The time of the run's clock, again and again. */
export function useMoment(now: () => number) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [now]);
  return moment;
}
