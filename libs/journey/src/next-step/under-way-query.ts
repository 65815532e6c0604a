import { type Difficulty, pageDifficultiesQuery, type Running, type World } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { runningQuery } from '../endpoints/running.ts';

/** What the learner can go on with: a game of the Infinity Trail, or the try of a chapter. */
export type UnderWay = 'game' | TryUnderWay;

/** The try that the learner played last, and where it is. */
export interface TryUnderWay {
  chapterId: string;
  subTrailId: string;
  /** Number of the chapter. */
  chapter: number;
  title: string;
  difficulty: Difficulty;
  trail: World;
  /** State of the navigation back to it. */
  tap: object | undefined;
}

type Try = Omit<Running['tries'][number], 'trail' | 'run'> & { trail?: World; tap?: object };

/** What the learner can go on with: by the provider, else by this device; null where nothing is under way. Errors: ApiError. */
export function underWayQuery() {
  return queryOptions({
    queryKey: [...runningQuery().queryKey, 'last'],
    queryFn: ({ client }) => findUnderWay(client),
  });
}

async function findUnderWay(client: QueryClient): Promise<UnderWay | null> {
  const [last, rows] = await Promise.all([
    isAdditionKnown(client, 'running') ? listed(client) : kept(client),
    firstData(client, pageDifficultiesQuery()),
  ]);
  if (last === 'game') return last;
  const difficulty = rows.find(({ id }) => id === last?.quiz_time_id);
  if (!last || !difficulty) return null;
  const trail = last.trail ?? (await foundWorld(client, last.trail_id, difficulty.id));
  const { chapter_id: chapterId, sub_trail_id: subTrailId, chapter, title } = last;
  return trail ? { chapterId, subTrailId, chapter, title, difficulty, trail, tap: last.tap } : null;
}

/** A question whose clock runs comes first. */
async function listed(client: QueryClient): Promise<Try | 'game' | undefined> {
  const { tries, endless } = await client.fetchQuery(runningQuery());
  const [last] = tries;
  return endless && (!last || (endless.run.open_quiz_id && !last.run.open_quiz_id)) ? 'game' : last;
}

async function kept(client: QueryClient): Promise<Try | 'game' | null> {
  const { findKept } = await import('./kept-try.ts');
  return findKept(client);
}

/** For a provider whose tries do not name their world. */
async function foundWorld(client: QueryClient, id: string, quizTimeId: string) {
  const { findWorld } = await import('./places-from-lists.ts');
  return findWorld(client, id, quizTimeId);
}
