import {
  api,
  difficultiesQuery,
  type Difficulty,
  pageDifficultiesQuery,
  queryRoots,
  read,
  type Running,
  type World,
} from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { journeyDifficulty, recallDifficulty } from '../milestones/difficulty.ts';
import { runningQuery } from '../milestones/endpoints.ts';
import { starsToPass } from '../milestones/rules.ts';

/** The book that the learner read last, with its progress; null before the first. Errors: ApiError. */
export function lastReadBookQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'last-read'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/book/last-read', { signal }))).data,
  });
}

/** The next open chapter, for a provider without the addition `next_step`; null when all open chapters are passed. Errors: ApiError. */
export function nextStepQuery(quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'next-step', quizTimeId],
    queryFn: async ({ client }) => {
      const { findNextStep } = await import('./next-step-fallback.ts');
      return findNextStep(client, quizTimeId);
    },
  });
}

/** A game of the Infinity Trail, or the run of a chapter. */
export type UnderWay = 'game' | RunUnderWay;

/** The run that the learner played last, with its milestones. */
export interface RunUnderWay {
  chapterId: string;
  subTrailId: string;
  /** Number of the chapter. */
  chapter: number;
  title: string;
  difficulty: Difficulty;
  trail: World;
  /** Navigation state of the link to the run. */
  tap: object | undefined;
}

type LastRun = Omit<Running['tries'][number], 'trail' | 'run'> & { trail?: World; tap?: object };

/** The run or game to continue: as listed by the provider, else as stored on this device; null without one. Errors: ApiError. */
export function underWayQuery() {
  return queryOptions({
    queryKey: [...runningQuery().queryKey, 'last'],
    queryFn: ({ client }) => findUnderWay(client),
  });
}

async function findUnderWay(client: QueryClient): Promise<UnderWay | null> {
  const [last, rows] = await Promise.all([
    isAdditionKnown(client, 'running') ? listedPlay(client) : storedPlay(client),
    firstData(client, pageDifficultiesQuery()),
  ]);
  if (last === 'game') return last;
  const difficulty = rows.find(({ id }) => id === last?.quiz_time_id);
  if (!last || !difficulty) return null;
  const trail = last.trail ?? (await loadWorld(client, last.trail_id, difficulty.id));
  const { chapter_id: chapterId, sub_trail_id: subTrailId, chapter, title } = last;
  return trail ? { chapterId, subTrailId, chapter, title, difficulty, trail, tap: last.tap } : null;
}

/** A question with a running clock takes precedence. */
async function listedPlay(client: QueryClient): Promise<LastRun | 'game' | undefined> {
  const { tries, endless } = await client.fetchQuery(runningQuery());
  // A learner who passed the chapter and went on has chosen the next one.
  const last = tries.find(({ run }) => run.open_quiz_id !== null || run.stars < starsToPass);
  return endless && (!last || (endless.run.open_quiz_id && !last.run.open_quiz_id)) ? 'game' : last;
}

async function storedPlay(client: QueryClient): Promise<LastRun | 'game' | null> {
  const { findStoredPlay } = await import('./running-fallback.ts');
  return findStoredPlay(client);
}

/** For a provider whose runs do not name their world. */
async function loadWorld(client: QueryClient, id: string, quizTimeId: string) {
  const { findWorld } = await import('./running-fallback.ts');
  return findWorld(client, id, quizTimeId);
}

/** First data of `NextStepCard`, for the screen that shows it. */
export function requestNextStep(client: QueryClient): Promise<unknown> {
  return Promise.all([requestUnderWay(client), requestStep(client)]);
}

async function requestUnderWay(client: QueryClient) {
  return isAdditionKnown(client, 'running') && firstData(client, underWayQuery());
}

async function requestStep(client: QueryClient) {
  const { difficulty } = journeyDifficulty(await firstData(client, difficultiesQuery()), recallDifficulty());
  return difficulty?.next_step === undefined && difficulty && firstData(client, nextStepQuery(difficulty.id));
}
