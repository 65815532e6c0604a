import { links, readCarried, type Carried } from '@sirah-trails/api-client/links';
import { QuestionSkeleton } from '@sirah-trails/quiz-engine';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { Quote } from '../quote/quote.tsx';
import { QuizRunView } from './quiz-run-view.tsx';
import { quizFailed } from './quiz-status.ts';

/** The five questions of a chapter. Its id is in the path, else in the query. */
export function QuizScreen() {
  const carried = readCarried(useSearchParams()[0]);
  const { chapterId = carried.chapterId } = useParams();
  if (chapterId === undefined) return <Navigate to={links.journeyStart()} replace />;
  if (carried.quizStatus === quizFailed) return <AfterFailure carried={carried} />;
  return <ChapterQuiz key={chapterId} chapterId={chapterId} carried={carried} />;
}

function ChapterQuiz({ chapterId, carried }: { chapterId: string; carried: Carried }) {
  const navigate = useNavigate();
  const failed = links.quiz({ ...carried, chapterId, quizStatus: quizFailed });
  return (
    <DifficultyGate skeleton={<QuestionSkeleton />}>
      {(quizTime) => (
        <QuizRunView
          key={quizTime.id}
          chapter={{ chapterId, quizTime, carried }}
          onFailed={() => void navigate(failed, { replace: true })}
        />
      )}
    </DifficultyGate>
  );
}

/** Kind words, then back to the trail, where the chapter can be played again. */
function AfterFailure({ carried: { trailId, ...carried } }: { carried: Carried }) {
  const navigate = useNavigate();
  if (trailId === undefined) {
    return <Navigate to={links.trails({ difficulty: carried.difficulty })} replace />;
  }
  const toTrail = () => void navigate(links.subTrails({ trailId, ...carried }), { replace: true });
  return <Quote trailId={trailId} moment="failed" onContinue={toTrail} />;
}
