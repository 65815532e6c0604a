import { ClockIcon, Lives, ProgressBar, Stars, useMessages } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { rules } from '../core/rules.ts';
import { currentQuiz, remainingMs, type Deadline } from '../core/state/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './hud.module.css';
import type { QuizRun } from './use-quiz-run.ts';

const REFRESH_MS = 250;

/** Where the learner stands: question, stars, lives, time. */
export function Hud({ run: { state, now } }: { run: QuizRun }) {
  const t = useMessages(en);
  const quiz = currentQuiz(state);
  const count = state.quizzes.length;
  return (
    <div className={styles.hud}>
      <div className={styles.row}>
        {quiz && <p className={styles.number}>{t('quiz.question', { number: quiz.order, count })}</p>}
        <Stars value={state.stars} max={count} label={t('quiz.stars', { count: state.stars })} />
        <Lives value={state.lives} max={state.limits.lives} label={t('quiz.lives', { count: state.lives })} />
      </div>
      <div className={styles.clock} data-closed={state.closing ? '' : undefined}>
        {state.deadline && <Timer key={state.deadline.quizId} deadline={state.deadline} now={now} />}
      </div>
    </div>
  );
}

interface TimerProps {
  readonly deadline: Deadline;
  readonly now: () => number;
}

/** The time that is left, for screen readers on demand; never announced. */
function Timer({ deadline, now }: TimerProps) {
  const t = useMessages(en);
  const left = useTimeLeft(deadline, now);
  // A second that has begun is still shown.
  const seconds = Math.ceil(left / 1_000);
  const parts = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  return (
    <div className={styles.timer} data-short={left <= rules.warnAtMs || undefined}>
      <ClockIcon className={styles.icon} />
      <ProgressBar
        className={styles.bar}
        label={t('quiz.time-left')}
        value={left}
        max={deadline.totalMs}
        valueText={t('quiz.time-left.value', parts)}
      />
      <span className={styles.digits} aria-hidden="true">
        {`${String(parts.minutes).padStart(2, '0')}:${String(parts.seconds).padStart(2, '0')}`}
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
