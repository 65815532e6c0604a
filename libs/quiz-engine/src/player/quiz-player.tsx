import { LoadingScreen, useMessages } from '@sirah-trails/ui';
import { currentQuiz } from '../core/run-state.ts';
import { en } from '../messages/en.ts';
import { Hud } from './hud.tsx';
import { PlayArea } from './play-area.tsx';
import { EndingPopup } from './popups/ending-popup.tsx';
import { ProgressPopup } from './popups/progress-popup.tsx';
import { TimeUpPopup } from './popups/time-up-popup.tsx';
import { WrongPopup } from './popups/wrong-popup.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';
import styles from './quiz-player.module.css';
import type { QuizRun } from './use-quiz-run.ts';
import { WaitingPanel } from './waiting-panel.tsx';

/** A chapter's questions as they are played. What it shows is the run's state; what it does are events. */
export function QuizPlayer({ run }: { run: QuizRun }) {
  return (
    <div className={styles.player}>
      <Hud run={run} />
      <Stage run={run} />
      <WrongPopup run={run} />
      <TimeUpPopup run={run} />
      <EndingPopup run={run} />
      <ProgressPopup run={run} />
    </div>
  );
}

function Stage({ run }: { run: QuizRun }) {
  const t = useMessages(en);
  const { name } = run.state.phase;
  if (name === 'ready' || name === 'elsewhere') return <WaitingPanel run={run} />;
  if (name === 'finished') return <LoadingScreen label={t('quiz.time-up.waiting')} />;
  return currentQuiz(run.state)?.question ? <PlayArea run={run} /> : <QuestionSkeleton />;
}
