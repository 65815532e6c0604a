import { links, readCarried } from '@sirah-trails/api-client/links';
import { QuestionSkeleton } from '@sirah-trails/quiz-engine';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { useChapter } from '../motivational/use-chapter.ts';
import { QuoteScreen } from '../quote/quote-screen.tsx';
import { useTrail } from '../trails/use-trail.ts';
import { QuizFrame } from './quiz-frame.tsx';
import { QuizRunView } from './quiz-run-view.tsx';

/** The five questions of a chapter. Its id is in the path, else in the query. */
export function QuizScreen() {
  const { id } = useParams();
  const carried = readCarried(useSearchParams()[0]);
  const chapterId = id ?? carried.chapterId;
  if (chapterId === undefined) return <Navigate to={links.journeyStart()} replace />;
  return <ChapterQuiz key={chapterId} chapterId={chapterId} />;
}

function ChapterQuiz({ chapterId }: { chapterId: string }) {
  const carried = readCarried(useSearchParams()[0]);
  const [failed, setFailed] = useState(false);
  const name = useChapter(chapterId)?.name;
  const world = useTrail(carried.trailId)?.theme;
  if (failed) return <AfterFailure />;
  return (
    <QuizFrame chapterName={name} world={world}>
      <DifficultyGate skeleton={<QuestionSkeleton />}>
        {(quizTime) => (
          <QuizRunView
            key={quizTime.id}
            stage={{ chapterId, quizTime, carried }}
            onFailed={() => setFailed(true)}
          />
        )}
      </DifficultyGate>
    </QuizFrame>
  );
}

/** Kind words, then back to the trail, where the chapter can be played again. */
function AfterFailure() {
  const navigate = useNavigate();
  const { trailId, ...carried } = readCarried(useSearchParams()[0]);
  if (trailId === undefined)
    return <Navigate to={links.trails({ difficulty: carried.difficulty })} replace />;
  const toTrail = () => void navigate(links.subTrails({ trailId, ...carried }), { replace: true });
  return <QuoteScreen trailId={trailId} moment="failed" onContinue={toTrail} />;
}
