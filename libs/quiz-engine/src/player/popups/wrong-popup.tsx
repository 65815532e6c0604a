import { AlertDialog, Button, Callout, useMessages } from '@sirah-trails/ui';
import { en } from '../../messages/en.ts';
import type { QuizRun } from '../use-quiz-run.ts';
import compass from './art/compass.svg';
import { MomentPicture } from './moment-picture.tsx';
import styles from './popups.module.css';

/** A wrong answer: a hint that narrows and does not tell, and the same question again. */
export function WrongPopup({ run: { state, dispatch } }: { run: QuizRun }) {
  const t = useMessages(en);
  return (
    <AlertDialog
      open={state.phase.name === 'wrong'}
      title={t('quiz.wrong.title')}
      picture={<MomentPicture src={compass} />}
      actions={<Button onClick={() => dispatch({ type: 'try-again' })}>{t('quiz.wrong.again')}</Button>}
    >
      <div className={styles.body}>
        {state.hint !== null && (
          <Callout label={t('quiz.wrong.hint')} tone="wrong">
            <p dir="auto">{state.hint}</p>
          </Callout>
        )}
        <p>{t('quiz.wrong.lives', { count: state.lives })}</p>
      </div>
    </AlertDialog>
  );
}
