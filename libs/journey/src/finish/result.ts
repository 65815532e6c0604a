import { ApiError, myRankQuery, queryRoots, type Trail } from '@sirah-trails/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { requestQuote } from '../chapter/quote.tsx';
import { findStepAfter, type PlayedChapter, type StepAfter } from '../chapter/step-after.ts';
import { confirmedChapterQuery, fetchBadge, fetchUnlockedItems } from './endpoints.ts';
import { quoteMoment } from './finish-urls.ts';
import { resultChain, type ResultFacts } from './result-chain.ts';
import { subTrailsQuery, worldsQuery } from '../milestones/endpoints.ts';

/** The rewards of a passed chapter, and the next step. */
export interface Result extends ResultFacts {
  readonly next: StepAfter;
}

/**
 * The results of a passed chapter; an answer invalidates them. A reward whose request fails is left out. Errors: ApiError, where the
 * lists fail.
 */
export function resultQuery(played: PlayedChapter) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'result', played],
    queryFn: ({ client }) => readResult(client, played),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function readResult(client: QueryClient, played: PlayedChapter): Promise<Result> {
  const rank = rankOf(client, played.quizTimeId);
  const next = await findStepAfter(client, played);
  const ends = await endOf(client, played, next);
  const rewards = ends === 'chapter' ? none : await readRewards(played, ends);
  const result = { next, ends, rank: await rank, ...rewards };
  prepareQuote(client, played, result);
  return result;
}

/** Requests the quote at the end of the chain early. */
function prepareQuote(client: QueryClient, { trailId }: PlayedChapter, result: Result): void {
  const moment = quoteMoment({ screen: resultChain(result).at(-1) });
  if (trailId !== undefined && moment) requestQuote(client, trailId, moment).catch(() => undefined);
}

async function endOf(client: QueryClient, played: PlayedChapter, next: StepAfter): Promise<Result['ends']> {
  if (next.chapterId !== undefined || played.subTrailId === undefined) return 'chapter';
  if (next.subTrailId !== undefined || played.trailId === undefined) return 'sub-trail';
  const { trailId, quizTimeId } = played;
  const [subTrails, worlds] = await Promise.all([
    client.fetchQuery(subTrailsQuery(trailId, quizTimeId)),
    client.fetchQuery(worldsQuery(quizTimeId)),
  ]);
  if (subTrails.some((one) => one.remaining_chapters > 0)) return 'sub-trail';
  return isLastWorld(worlds, trailId) ? 'journey' : 'world';
}

/** Each world opens when the one before is done. A single one is no journey yet: its end is that of a world. */
function isLastWorld(worlds: readonly Trail[], trailId: string): boolean {
  return worlds.length > 1 && worlds.at(-1)?.id === trailId && worlds.every(({ locked }) => !locked);
}

async function rankOf(client: QueryClient, quizTimeId: string): Promise<number | null> {
  const ownRow = { ...myRankQuery({ type: 'learning_journey', quizTimeId }), staleTime: 0 };
  return client.fetchQuery(ownRow).then(
    ({ rank }) => rank,
    () => null,
  );
}

const none = { items: [], itemError: null, badges: [] };

/** The rewards of the milestones that the chapter has completed: its sub-trail, and its world. */
async function readRewards(
  { subTrailId = '', trailId = '', quizTimeId }: PlayedChapter,
  ends: Result['ends'],
) {
  const [items, ...badges] = await Promise.allSettled([
    fetchUnlockedItems(subTrailId, quizTimeId),
    fetchBadge(subTrailId, 'sub_trail', quizTimeId),
    ...(ends === 'sub-trail' ? [] : [fetchBadge(trailId, 'trail', quizTimeId)]),
  ]);
  return {
    items: items.status === 'fulfilled' ? items.value : [],
    itemError: items.status === 'rejected' ? messageOf(items.reason) : null,
    badges: badges.flatMap((badge) => (badge.status === 'fulfilled' ? badge.value : [])),
  };
}

function messageOf(error: unknown): string | null {
  return error instanceof ApiError && error.message !== '' ? error.message : null;
}

/** Prefetches the results of a passed chapter. Never rejects. */
export async function prefetchResult(client: QueryClient, played: PlayedChapter): Promise<void> {
  await Promise.all([
    client.prefetchQuery(confirmedChapterQuery(played.chapterId, played.quizTimeId)),
    client.prefetchQuery(resultQuery(played)),
  ]);
}
