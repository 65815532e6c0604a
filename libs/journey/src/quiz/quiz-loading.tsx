import { QuestionSkeleton } from '@sirah-trails/quiz-engine';
import { QuizFrame } from './quiz-frame.tsx';

/** The quiz while its code or its questions are on their way. */
export function QuizLoading() {
  return (
    <QuizFrame>
      <QuestionSkeleton />
    </QuizFrame>
  );
}
