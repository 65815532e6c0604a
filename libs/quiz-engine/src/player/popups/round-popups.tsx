import { AlertDialog, Button, Callout, ReadAloud, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import { isInTrouble, readingMs } from '../../core/state.ts';
import { ClosingWords } from './closing-words.tsx';
import { useMoment } from '../hud.tsx';
import type { QuizRun } from '../use-quiz-run.ts';
import compass from './art/compass.svg';
import sandglass from './art/sandglass.svg';
import { MomentPicture } from './moment-picture.tsx';
import { popupWords } from './popup-words.ts';
import styles from './popups.module.css';

export interface PopupProps {
  readonly run: QuizRun;
  /** It is its turn. */
  readonly open: boolean;
}

/** A wrong answer: a hint that narrows without revealing, and the same question again. */
export function WrongPopup({ run, open }: PopupProps) {
  const { state, dispatch } = run;
  const t = useMessages(popupWords);
  const write = useHonorifics();
  const hint = useRef<HTMLParagraphElement>(null);
  return (
    <AlertDialog
      open={open}
      title={t('quiz.wrong.title')}
      picture={<MomentPicture src={compass} />}
      actions={<Button onClick={() => dispatch({ type: 'try-again' })}>{t('quiz.wrong.again')}</Button>}
    >
      <div className={styles.body}>
        {state.hint !== null && (
          <Callout label={t('quiz.wrong.hint')} tone="wrong">
            <p ref={hint} dir="auto">
              {write(state.hint)}
            </p>
          </Callout>
        )}
        {state.hint !== null && <ReadAloud text={hint} className={styles.listen} />}
        <ClockWords run={run} />
      </div>
    </AlertDialog>
  );
}

/** The lives that are left, and what the clock does meanwhile. */
function ClockWords({ run: { state, now } }: { run: QuizRun }) {
  const t = useMessages(popupWords);
  const { deadline, lives: count } = state;
  const moment = useMoment(now, deadline);
  if (!deadline) return <p>{t('quiz.wrong.calm', { count })}</p>;
  return <p>{t(readingMs(deadline, moment) > 0 ? 'quiz.wrong.reading' : 'quiz.wrong.lives', { count })}</p>;
}

const causes = {
  clock: 'quiz.time-up.clock',
  away: 'quiz.time-up.away',
  network: 'quiz.time-up.network',
  late: 'quiz.time-up.late',
} as const;

/** Time-up, worded by its cause; then the answer and the way on. */
export function TimeUpPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupWords);
  const { phase, closing, inPlay } = state;
  const timeUp = phase.name === 'time-up' ? phase : null;
  const pending = timeUp?.pending ?? null;
  // Until the server has confirmed it, the life is not taken off yet.
  const isLast = state.lives <= (pending ? 1 : 0);
  const trouble = pending !== null && isInTrouble(pending.attempt);
  return (
    <AlertDialog
      open={open && timeUp !== null}
      title={t('quiz.time-up.title')}
      picture={<MomentPicture src={sandglass} />}
      actions={
        trouble ? (
          <Button onClick={() => dispatch({ type: 'retry' })} busy={pending.attempt.retryAt === null}>
            {t('quiz.try-now')}
          </Button>
        ) : (
          <Button onClick={() => dispatch({ type: 'continue' })} busy={pending !== null}>
            {t('quiz.continue')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p>{timeUp && t(isLast && timeUp.cause === 'clock' ? 'quiz.time-up.last' : causes[timeUp.cause])}</p>
        {trouble && <p>{t('quiz.time-up.trouble')}</p>}
        {trouble && <Details text={pending.attempt.message} />}
        {timeUp && closing && inPlay && <ClosingWords inPlay={inPlay} closing={closing} />}
      </div>
    </AlertDialog>
  );
}

/** The server's own words, as plain text, for the grown-up who asks. */
function Details({ text }: { text: string | null }) {
  const t = useMessages(popupWords);
  if (text === null || text === '') return null;
  return (
    <details className={styles.details}>
      <summary>{t('quiz.details')}</summary>
      <p dir="auto">{text}</p>
    </details>
  );
}
