import type { Chapter } from '@sirah-trails/api-client';
import { type FinishQuery, readFinish } from '@sirah-trails/api-client/links';
import { useRouteParams } from '@sirah-trails/screen-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { Quote } from '../quote/quote.tsx';
import { confirmedChapterQuery } from './confirmed-chapter-query.ts';
import { afterQuote, afterWorld, backToWorld, quoteMoment } from './finish-ways.ts';
import { FinishChapter } from './finish-chapter.tsx';
import { FinishSkeleton } from './finish-skeleton.tsx';

/**
 * The screens after a passed chapter. The address only hints at which one: stars are the server's, and a reward that is
 * not confirmed is not shown.
 */
export function FinishScreen() {
  const { trailId = '' } = useRouteParams();
  const query = readFinish(trailId, useSearchParams()[0]);
  const navigate = useNavigate();
  const { chapterId } = query;
  const isQuiet = useWasQuiet(query);
  const moment = quoteMoment(query);
  if (moment) {
    const { to, ...options } = moment === 'success' ? afterQuote(query, isQuiet) : afterWorld();
    return <Quote trailId={trailId} moment={moment} onContinue={() => void navigate(to, options)} />;
  }
  if (chapterId === undefined) return <Navigate to={backToWorld(query)} replace />;
  return (
    <DifficultyGate skeleton={<FinishSkeleton />}>
      {(quizTime) => <FinishChapter query={{ ...query, chapterId }} quizTime={quizTime} />}
    </DifficultyGate>
  );
}

/** Whether the chapter was quiet, as the screens before have read it. */
function useWasQuiet({ chapterId = '', quizTimeId = '' }: FinishQuery): boolean {
  const { queryKey } = confirmedChapterQuery(chapterId, quizTimeId);
  return useQueryClient().getQueryData<Chapter>(queryKey)?.quiet === true;
}
