import { ClockIcon, Lives, ProgressBar, Stars, useMessages, usePreferences } from '@sirah-trails/ui';
import { memo } from 'react';
import { rules } from '../core/rules.ts';
import { currentQuiz, ownMs, questionCount, extraMs, type Deadline, type RunState } from '../core/state.ts';
import { en } from '../messages/en.ts';
import { useMoment } from '../runner/use-quiz-run.ts';
import styles from './hud.module.css';

interface HudProps extends Pick<
  RunState,
  'quizzes' | 'currentId' | 'limits' | 'lives' | 'stars' | 'deadline'
> {
  readonly now: () => number;
}

/** Question number, stars, lives and time; does not render for input. */
export const Hud = memo(function Hud(props: HudProps) {
  const { limits, lives, stars, deadline, now } = props;
  const t = useMessages(en);
  const quiz = currentQuiz(props);
  const { hiddenClock } = usePreferences();
  const count = questionCount(props);
  return (
    <div className={styles.hud}>
      <div className={styles.row}>
        {limits.stars === 0 ? (
          <p className={styles.note}>{t('quiz.practice')}</p>
        ) : (
          <>
            <Score stars={stars} most={count} />
            <Lives value={lives} max={limits.lives} label={t('quiz.lives', { count: lives })} />
          </>
        )}
      </div>
      <div className={styles.clock}>
        {count === null ? (
          <p className={styles.number}>{t('quiz.question.endless', { number: quiz?.order ?? stars + 1 })}</p>
        ) : (
          quiz && <p className={styles.number}>{t('quiz.question', { number: quiz.order, count })}</p>
        )}
        {deadline && !hiddenClock && <Timer key={deadline.quizId} deadline={deadline} now={now} />}
      </div>
    </div>
  );
});

/** A star for each question of a chapter; a streak has no bound. */
function Score({ stars: count, most }: { stars: number; most: number | null }) {
  const t = useMessages(en);
  if (most !== null) return <Stars value={count} max={most} label={t('quiz.stars', { count })} />;
  return (
    <span role="img" aria-label={t('quiz.streak', { count })} className={styles.streak}>
      <Stars value={1} max={1} label="" aria-hidden="true" />
      {count}
    </span>
  );
}

interface TimerProps {
  readonly deadline: Deadline;
  readonly now: () => number;
}

/** The question's own time, and the extra time that runs down before it; for screen readers on demand, never announced. */
function Timer({ deadline, now }: TimerProps) {
  const t = useMessages(en);
  const moment = useMoment(now, deadline);
  const left = ownMs(deadline, moment);
  const parts = minutesAndSeconds(left);
  return (
    <div
      className={styles.timer}
      data-short={left <= rules.warnAtMs || undefined}
      data-waits={extraMs(deadline, moment) > 0 || undefined}
    >
      <ClockIcon className={styles.icon} />
      <div className={styles.bars}>
        <ExtraTimeBar deadline={deadline} moment={moment} />
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

interface ExtraTimeBarProps {
  readonly deadline: Deadline;
  readonly moment: number;
}

/** The extra time that is left, moving once a second; nothing without extra time. */
export function ExtraTimeBar({ deadline, moment }: ExtraTimeBarProps) {
  const t = useMessages(en);
  const left = extraMs(deadline, moment);
  if (!deadline.extra || left === 0) return null;
  return (
    <ProgressBar
      className={styles.extra}
      label={t('quiz.reading-left')}
      value={left}
      max={deadline.extra.totalMs}
      valueText={t('quiz.time-left.value', minutesAndSeconds(left))}
    />
  );
}

/** A second that has begun is still shown. */
function minutesAndSeconds(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
