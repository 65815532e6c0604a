import { AlertDialog, Button, useMessages } from '@sirah-trails/ui';
import { currentQuiz } from '../../core/run-state.ts';
import { isInTrouble } from '../../core/submission.ts';
import { en } from '../../messages/en.ts';
import { ClosingWords } from '../closing-words.tsx';
import type { QuizRun } from '../use-quiz-run.ts';
import sandglass from './art/sandglass.svg';
import { Details } from './details.tsx';
import { MomentPicture } from './moment-picture.tsx';
import styles from './popups.module.css';

const words = {
  clock: 'quiz.time-up.clock',
  away: 'quiz.time-up.away',
  network: 'quiz.time-up.network',
} as const;

/** Time is up, said by its cause; then the answer and the way on. */
export function TimeUpPopup({ run: { state, dispatch } }: { run: QuizRun }) {
  const t = useMessages(en);
  const { phase, closing } = state;
  const timeUp = phase.name === 'time-up' ? phase : null;
  const pending = timeUp?.pending ?? null;
  const trouble = pending !== null && isInTrouble(pending.attempt);
  const quiz = currentQuiz(state);
  return (
    <AlertDialog
      open={timeUp !== null}
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
        <p>{timeUp && t(words[timeUp.cause])}</p>
        {trouble && <p>{t('quiz.time-up.trouble')}</p>}
        {trouble && <Details text={pending.attempt.message} />}
        {timeUp && closing && quiz && <ClosingWords quiz={quiz} closing={closing} />}
      </div>
    </AlertDialog>
  );
}
