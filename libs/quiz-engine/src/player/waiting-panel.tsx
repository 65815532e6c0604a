import { Button, Card, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import type { QuizRun } from './use-quiz-run.ts';
import styles from './waiting-panel.module.css';

/** A run that waits for a tap: left before its next question, or played in another tab. */
export function WaitingPanel({ run: { state, dispatch } }: { run: QuizRun }) {
  const t = useMessages(en);
  const next = state.quizzes.find(({ closed }) => !closed);
  const isElsewhere = state.phase.name === 'elsewhere';
  return (
    <Card className={styles.panel}>
      <h2 className={styles.title}>{t(isElsewhere ? 'quiz.elsewhere.title' : 'quiz.ready.title')}</h2>
      <p className={styles.text}>
        {isElsewhere ? t('quiz.elsewhere.body') : t('quiz.ready.body', { number: next?.order ?? 1 })}
      </p>
      <Button onClick={() => dispatch({ type: isElsewhere ? 'retry' : 'continue' })}>
        {t(isElsewhere ? 'quiz.elsewhere.here' : 'quiz.continue')}
      </Button>
    </Card>
  );
}
