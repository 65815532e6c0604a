import { AlertDialog, Button, Stars, useMessages } from '@sirah-trails/ui';
import { en } from '../../messages/en.ts';
import type { QuizRun } from '../use-quiz-run.ts';
import styles from './popups.module.css';

/** Three stars: go on, or stay for five. A rank that cannot be had stops nobody. */
export function ProgressPopup({ run: { state, dispatch } }: { run: QuizRun }) {
  const t = useMessages(en);
  const step = state.phase.name === 'progress' ? state.phase.step.name : null;
  const most = state.quizzes.length;
  return (
    <AlertDialog
      open={step !== null}
      title={t('quiz.progress.title')}
      actions={
        <>
          <Button disabled={step === 'asking-rank'} onClick={() => dispatch({ type: 'stay-on-trail' })}>
            {t('quiz.progress.stay')}
          </Button>
          <Button
            variant="secondary"
            busy={step === 'asking-rank'}
            onClick={() => dispatch({ type: 'next-trail' })}
          >
            {t('quiz.progress.next')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Stars
          className={styles.stars}
          value={state.stars}
          max={most}
          label={t('quiz.stars', { count: state.stars })}
        />
        <p>{t('quiz.progress.body', { count: state.stars, most })}</p>
        <p>{t('quiz.progress.once')}</p>
        {step === 'rank-failed' && <p className={styles.error}>{t('quiz.progress.rank-failed')}</p>}
      </div>
    </AlertDialog>
  );
}
