import { QuestionSkeleton, QuizPlayer, useQuizRun } from '@sirah-trails/quiz-engine';
import { QuizRefused } from './quiz-refused.tsx';
import type { QuizStage } from './quiz-stage.ts';
import { useQuizPorts } from './use-quiz-ports.ts';

interface QuizRunViewProps {
  readonly stage: QuizStage;
  readonly onFailed: () => void;
}

/** One chapter as it is played: loading, refused with a way out, or the player. */
export function QuizRunView({ stage, onFailed }: QuizRunViewProps) {
  const run = useQuizRun(useQuizPorts(stage, onFailed));
  const { phase } = run.state;
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    return <QuizRefused failure={phase.failure} onRetry={() => run.dispatch({ type: 'retry' })} />;
  }
  return <QuizPlayer run={run} />;
}
