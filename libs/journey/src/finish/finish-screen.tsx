import { readFinish } from '@sirah-trails/api-client/links';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { Quote } from '../quote/quote.tsx';
import { afterQuote, afterWorld, backToWorld, quoteMoment } from './finish-ways.ts';
import { FinishChapter } from './finish-chapter.tsx';
import { FinishSkeleton } from './finish-skeleton.tsx';

/**
 * The screens after a passed chapter. The address only hints at which one: stars are the server's, and a reward that is
 * not confirmed is not shown.
 */
export function FinishScreen() {
  const { trailId = '' } = useParams();
  const query = readFinish(trailId, useSearchParams()[0]);
  const navigate = useNavigate();
  const { chapterId } = query;
  const moment = quoteMoment(query);
  if (moment) {
    const next = moment === 'success' ? afterQuote(query) : afterWorld();
    return <Quote trailId={trailId} moment={moment} onContinue={() => void navigate(next)} />;
  }
  if (chapterId === undefined) return <Navigate to={backToWorld(query)} replace />;
  return (
    <DifficultyGate skeleton={<FinishSkeleton />}>
      {(quizTime) => <FinishChapter query={{ ...query, chapterId }} quizTimeId={quizTime.id} />}
    </DifficultyGate>
  );
}
