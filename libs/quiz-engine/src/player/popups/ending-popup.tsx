import { AlertDialog, Button, useMessages } from '@sirah-trails/ui';
import { currentQuiz, type RunState } from '../../core/run-state.ts';
import { rules } from '../../core/rules.ts';
import { en } from '../../messages/en.ts';
import { ClosingWords } from '../closing-words.tsx';
import type { QuizRun } from '../use-quiz-run.ts';
import campfire from './art/campfire.svg';
import compass from './art/compass.svg';
import { MomentPicture } from './moment-picture.tsx';
import styles from './popups.module.css';

/** The end of a failed run, and the last life of one that is passed already. */
export function EndingPopup({ run: { state, dispatch } }: { run: QuizRun }) {
  const t = useMessages(en);
  const { phase, closing } = state;
  const quiz = currentQuiz(state);
  const ending = endingOf(state);
  const isLeaving = 'leaving' in phase && phase.leaving;
  return (
    <AlertDialog
      open={ending !== null}
      title={ending ? t(ending.title) : ''}
      picture={ending && <MomentPicture src={ending.picture} />}
      actions={
        <Button busy={isLeaving} onClick={() => ending && dispatch({ type: ending.event })}>
          {t('quiz.continue')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{ending && t(ending.body, { count: rules.passStars })}</p>
        {ending && closing && quiz && <ClosingWords quiz={quiz} closing={closing} />}
      </div>
    </AlertDialog>
  );
}

function endingOf({ phase }: RunState) {
  switch (phase.name) {
    case 'out-of-lives':
      return {
        title: 'quiz.out-of-lives.title',
        body: 'quiz.out-of-lives.body',
        event: 'leave',
        picture: campfire,
      } as const;
    case 'too-few-stars':
      return {
        title: 'quiz.too-few.title',
        body: 'quiz.too-few.body',
        event: 'leave',
        picture: campfire,
      } as const;
    case 'passed-with-no-lives':
      return {
        title: 'quiz.wrong.title',
        body: 'quiz.passed.body',
        event: 'continue',
        picture: compass,
      } as const;
    default:
      return null;
  }
}
