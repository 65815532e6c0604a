import { type Difficulty, pageDifficultiesQuery, type World } from '@sirah-trails/api-client';
import { firstData } from '@sirah-trails/screen-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { runningQuery } from '../endpoints/running.ts';

/** The try that the learner played last, and where it is. */
export interface UnderWay {
  chapterId: string;
  subTrailId: string;
  /** Number of the chapter. */
  chapter: number;
  title: string;
  difficulty: Difficulty;
  trail: World;
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
    firstData(client, pageDifficultiesQuery()),
  ]);
  const [last] = running.tries;
  const difficulty = rows.find(({ id }) => id === last?.quiz_time_id);
  if (!last || !difficulty) return null;
  const trail = last.trail ?? (await foundWorld(client, last.trail_id, difficulty.id));
  const { chapter_id: chapterId, sub_trail_id: subTrailId, chapter, title } = last;
  return trail ? { chapterId, subTrailId, chapter, title, difficulty, trail } : null;
}

/** For a provider whose tries do not name their world. */
async function foundWorld(client: QueryClient, id: string, quizTimeId: string) {
  const { findWorld } = await import('./places-from-lists.ts');
  return findWorld(client, id, quizTimeId);
}
