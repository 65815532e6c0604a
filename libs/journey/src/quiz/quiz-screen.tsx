import { links, readJourneyContext, type JourneyContext } from '@sirah-trails/api-client/links';
import { QuestionSkeleton } from '@sirah-trails/quiz-engine';
import { useRouteParams } from '@sirah-trails/screen-kit';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { Quote } from '../quote/quote.tsx';
import { PracticeView } from './practice/practice-view.tsx';
import { ReviewView } from './practice/review-view.tsx';
import { QuizRunView } from './quiz-run-view.tsx';
import { practising, quizFailed, reviewing } from './quiz-status.ts';
import { useStartTap } from './start-tap.ts';

/** The five questions of a chapter. Its id is in the path, else in the query. */
export function QuizScreen() {
  const context = readJourneyContext(useSearchParams()[0]);
  const { chapterId = context.chapterId } = useRouteParams();
  if (context.quizStatus === reviewing) return <ReviewView />;
  if (chapterId === undefined) return <Navigate to={links.journeyStart()} replace />;
  if (context.quizStatus === quizFailed) return <AfterFailure context={context} />;
  if (context.quizStatus === practising) return <PracticeView key={chapterId} chapterId={chapterId} />;
  return <ChapterQuiz key={chapterId} chapterId={chapterId} context={context} />;
}

function ChapterQuiz({ chapterId, context }: { chapterId: string; context: JourneyContext }) {
  const navigate = useNavigate();
  const failed = links.quiz({ ...context, chapterId, quizStatus: quizFailed });
  const tap = useStartTap();
  return (
    <DifficultyGate skeleton={<QuestionSkeleton />}>
      {(quizTime) => (
        <QuizRunView
          key={quizTime.id}
          chapter={{ chapterId, quizTime, context, ...tap }}
          onFailed={() => void navigate(failed, { replace: true })}
        />
      )}
    </DifficultyGate>
  );
}

/** Kind words, then back to the trail, where the chapter can be played again. */
function AfterFailure({ context: { trailId, ...context } }: { context: JourneyContext }) {
  const navigate = useNavigate();
  if (trailId === undefined) {
    return <Navigate to={links.trails({ difficulty: context.difficulty })} replace />;
  }
  const toTrail = () => void navigate(links.subTrails({ trailId, ...context }), { replace: true });
  return <Quote trailId={trailId} moment="failed" onContinue={toTrail} />;
}
