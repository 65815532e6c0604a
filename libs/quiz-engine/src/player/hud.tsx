import { Lives, Stars, useMessages } from '@sirah-trails/ui';
import { rules } from '../core/rules.ts';
import { currentQuiz } from '../core/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './hud.module.css';
import { Timer } from './timer.tsx';
import type { QuizRun } from './use-quiz-run.ts';

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
        <Lives value={state.lives} max={rules.lives} label={t('quiz.lives', { count: state.lives })} />
      </div>
      <div className={styles.clock} data-closed={state.closing ? '' : undefined}>
        {state.deadline && <Timer key={state.deadline.quizId} deadline={state.deadline} now={now} />}
      </div>
    </div>
  );
}
