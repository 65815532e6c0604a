import { readFinish } from '@sirah-trails/api-client/links';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { QuoteScreen } from '../quote/quote-screen.tsx';
import { useTrail } from '../trails/use-trail.ts';
import { backToTrail } from './back-to-trail.ts';
import { afterQuote, afterWorld } from './finish-ways.ts';
import { FinishChapter } from './finish-chapter.tsx';
import { FinishFrame } from './finish-frame.tsx';
import { FinishSkeleton } from './finish-skeleton.tsx';

/**
 * The screens after a passed chapter. The address only hints at which one: stars are the server's, and
 * a reward that is not confirmed is not shown.
 */
export function FinishScreen() {
  const { id = '' } = useParams();
  const query = readFinish(id, useSearchParams()[0]);
  const navigate = useNavigate();
  const world = useTrail(id)?.theme;
  const { chapterId } = query;
  if (query.screen === 'SUCCESS_QUOTES') {
    return <QuoteScreen trailId={id} moment="success" onContinue={() => void navigate(afterQuote(query))} />;
  }
  if (query.screen === 'QUOTES_TO_LEARNING_JOURNEY') {
    return <QuoteScreen trailId={id} moment="to_journey" onContinue={() => void navigate(afterWorld())} />;
  }
  if (chapterId === undefined) return <Navigate to={backToTrail(query)} replace />;
  return (
    <FinishFrame world={world}>
      <DifficultyGate skeleton={<FinishSkeleton />}>
        {(quizTime) => <FinishChapter query={{ ...query, chapterId }} quizTimeId={quizTime.id} />}
      </DifficultyGate>
    </FinishFrame>
  );
}
