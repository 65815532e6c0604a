import {
  AlertDialog,
  Button,
  Callout,
  ReadAloud,
  useContentLanguage,
  useHonorifics,
  useMessages,
  usePreferences,
} from '@sirah-trails/ui';
import { useRef } from 'react';
import { isInTrouble, extraMs } from '../../core/state.ts';
import { useMoment, type QuizRun } from '../../runner/use-quiz-run.ts';
import { ExtraTimeBar } from '../hud.tsx';
import compass from './art/compass.svg';
import sandglass from './art/sandglass.svg';
import { AnswerExplanation, MomentPicture, popupMessages, type PopupProps } from './popup.tsx';
import styles from './popups.module.css';

/** A wrong answer: a hint that narrows without revealing, and the same question again. */
export function WrongPopup({ run, open }: PopupProps) {
  const { state, dispatch } = run;
  const t = useMessages(popupMessages);
  const write = useHonorifics();
  const content = useContentLanguage();
  const hint = useRef<HTMLParagraphElement>(null);
  const { inPlay } = state;
  const correct = Object.keys(state.locked).length;
  return (
    <AlertDialog
      open={open}
      title={t('quiz.wrong.title')}
      picture={<MomentPicture src={compass} />}
      actions={<Button onClick={() => dispatch({ type: 'try-again' })}>{t('quiz.wrong.again')}</Button>}
    >
      <div className={styles.body}>
        {inPlay?.type === 'matchup_words' && correct > 0 && (
          <p>{t('quiz.wrong.pairs', { correct, total: inPlay.question.left.length })}</p>
        )}
        {state.hint !== null && (
          <Callout label={t('quiz.wrong.hint')} tone="wrong">
            <p ref={hint} {...content}>
              {write(state.hint)}
            </p>
          </Callout>
        )}
        {state.hint !== null && <ReadAloud text={hint} className={styles.listen} />}
        <ClockMessage run={run} />
      </div>
    </AlertDialog>
  );
}

/** Remaining lives and the state of the clock. */
function ClockMessage({ run: { state, now } }: { run: QuizRun }) {
  const t = useMessages(popupMessages);
  const { deadline, lives: count } = state;
  const moment = useMoment(now, deadline);
  const { hiddenClock } = usePreferences();
  if (!deadline || hiddenClock) return <p>{t('quiz.wrong.calm', { count })}</p>;
  return (
    <>
      <p>{t(extraMs(deadline, moment) > 0 ? 'quiz.wrong.reading' : 'quiz.wrong.lives', { count })}</p>
      <ExtraTimeBar deadline={deadline} moment={moment} />
    </>
  );
}

const causes = {
  clock: 'quiz.time-up.clock',
  away: 'quiz.time-up.away',
  network: 'quiz.time-up.network',
  late: 'quiz.time-up.late',
} as const;

/** Time-up, worded by its cause; then the answer and the way on. */
export function TimeUpPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupMessages);
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
        {timeUp && closing && inPlay && <AnswerExplanation inPlay={inPlay} closing={closing} />}
      </div>
    </AlertDialog>
  );
}

/** The server's own words, as plain text, for the grown-up who asks. */
function Details({ text }: { text: string | null }) {
  const t = useMessages(popupMessages);
  if (text === null || text === '') return null;
  return (
    <details className={styles.details}>
      <summary>{t('quiz.details')}</summary>
      <p dir="auto">{text}</p>
    </details>
  );
}

/** A wrong answer in practice costs nothing: the right one, why it is so, and the way on. */
export function PractisedPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupMessages);
  const { closing, inPlay } = state;
  return (
    <AlertDialog
      open={open}
      title={t('quiz.wrong.title')}
      picture={<MomentPicture src={compass} />}
      actions={<Button onClick={() => dispatch({ type: 'continue' })}>{t('quiz.continue')}</Button>}
    >
      <div className={styles.body}>
        <p>{t('quiz.practised.body')}</p>
        {closing && inPlay && <AnswerExplanation inPlay={inPlay} closing={closing} />}
      </div>
    </AlertDialog>
  );
}

/** Prompt before an answer with empty slots is sent. */
export interface EmptySlotsPrompt {
  readonly isAsking: boolean;
  /** The popup is rendered from the first prompt on, so that it can animate its close. */
  readonly hasAsked: boolean;
  readonly count: number;
  /** Opens the prompt if slots are empty, once per question; false if there is nothing to ask. */
  readonly ask: () => boolean;
  readonly close: () => void;
}

interface EmptySlotsPopupProps {
  readonly prompt: EmptySlotsPrompt;
  readonly onSend: () => void;
}

/** Asks before an answer with empty slots is sent: it costs a life like any wrong answer. */
export function EmptySlotsPopup({ prompt: { isAsking, count, close }, onSend }: EmptySlotsPopupProps) {
  const t = useMessages(popupMessages);
  const send = () => {
    close();
    onSend();
  };
  return (
    <AlertDialog
      open={isAsking}
      title={t('quiz.empty-places.title', { count })}
      actions={
        <>
          <Button onClick={close}>{t('quiz.empty-places.fill')}</Button>
          <Button variant="secondary" onClick={send}>
            {t('quiz.empty-places.send')}
          </Button>
        </>
      }
    >
      {t('quiz.empty-places.body')}
    </AlertDialog>
  );
}
