import type { BoardType, QuizTime } from '@sirah-trails/api-client';
import { resolveDifficulty, trailDifficulties } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** Which board the address asks for; anything unknown is The Trails. */
export function useMode(): BoardType {
  const [search] = useSearchParams();
  return search.get('mode') === 'endless_mode' ? 'endless_mode' : 'learning_journey';
}

/** The difficulty that the address asks for, else the first tab. */
export function useBoardDifficulty(quizTimes: readonly QuizTime[]): QuizTime | undefined {
  const [search] = useSearchParams();
  const wanted = search.get('difficulty');
  return wanted === null ? trailDifficulties(quizTimes)[0] : resolveDifficulty(quizTimes, wanted);
}
