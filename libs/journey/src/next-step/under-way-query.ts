import { difficultiesQuery, type QuizTime, type Trail } from '@sirah-trails/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { runningQuery } from '../endpoints/running.ts';
import { worldsQuery } from '../endpoints/worlds.ts';

/** The try that the learner played last, and where it is. */
export interface UnderWay {
  chapterId: string;
  subTrailId: string;
  /** Number of the chapter. */
  chapter: number;
  title: string;
  difficulty: QuizTime;
  trail: Trail;
}

/** What the learner can go on with; null where nothing is under way. Errors: ApiError. */
export function underWayQuery() {
  return queryOptions({
    queryKey: [...runningQuery().queryKey, 'last'],
    queryFn: ({ client }) => findUnderWay(client),
  });
}

async function findUnderWay(client: QueryClient): Promise<UnderWay | null> {
  const [running, rows] = await Promise.all([
    client.fetchQuery(runningQuery()),
    client.fetchQuery({ ...difficultiesQuery(), staleTime: Infinity }),
  ]);
  const [last] = running.tries;
  const difficulty = rows.find(({ id }) => id === last?.quiz_time_id);
  if (!last || !difficulty) return null;
  const worlds = await client.fetchQuery(worldsQuery(difficulty.id));
  const trail = worlds.find(({ id }) => id === last.trail_id);
  const { chapter_id: chapterId, sub_trail_id: subTrailId, chapter, title } = last;
  return trail ? { chapterId, subTrailId, chapter, title, difficulty, trail } : null;
}
