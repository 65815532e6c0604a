import {
  api,
  type Difficulty,
  pageDifficultiesQuery,
  queryRoots,
  read,
  type SubTrail,
  type Trail,
} from '@sirah-trails/api-client';
import { endlessDifficulty } from '@sirah-trails/api-client/links';
import { firstData } from '@sirah-trails/screen-kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** All worlds in order, with the learner's stars at one difficulty. Errors: ApiError. */
export function worldsQuery(quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'trails', quizTimeId],
    queryFn: ({ signal }) => fetchTrails(quizTimeId, signal),
  });
}

async function fetchTrails(quizTimeId: string, signal: AbortSignal): Promise<Trail[]> {
  const query = { quiz_time_id: quizTimeId };
  const { data } = await read(api.GET('/api/trails/v1', { params: { query }, signal }));
  return [...data].sort((a, b) => a.order - b.order);
}

/** One world at one difficulty. Errors: ApiError, 404 for an unknown id. */
export function worldQuery(id: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'trail', id, quizTimeId],
    queryFn: ({ signal }) => fetchTrail(id, quizTimeId, signal),
  });
}

async function fetchTrail(id: string, quizTimeId: string, signal: AbortSignal) {
  const params = { path: { id }, query: { quiz_time_id: quizTimeId } };
  const { data } = await read(api.GET('/api/trails/v1/{id}', { params, signal }));
  return data;
}

/** Sub-trails of a world in order, with their remaining chapters. Errors: ApiError, 403 while the world is locked. */
export function subTrailsQuery(trailId: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'sub-trails', trailId, quizTimeId],
    queryFn: ({ signal }) => fetchSubTrails(trailId, quizTimeId, signal),
  });
}

async function fetchSubTrails(trailId: string, quizTimeId: string, signal: AbortSignal): Promise<SubTrail[]> {
  const query = { trail_id: trailId, quiz_time_id: quizTimeId };
  const { data } = await read(api.GET('/api/trails/v1/subtrails', { params: { query }, signal }));
  return [...data].sort((a, b) => a.order - b.order);
}

/** Chapters of a sub-trail with stars and locks. Errors: ApiError, 403 while the sub-trail is locked. */
export function chaptersQuery(subTrailId: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'chapters', subTrailId, quizTimeId],
    queryFn: ({ signal }) => fetchChapters(subTrailId, quizTimeId, signal),
  });
}

async function fetchChapters(subTrailId: string, quizTimeId: string, signal: AbortSignal) {
  const query = { sub_trail_id: subTrailId, quiz_time_id: quizTimeId };
  const { data } = await read(api.GET('/api/trails/v1/chapters', { params: { query }, signal }));
  return data;
}

/** One chapter with its books. Errors: ApiError, 403 while it is locked, 404 for an unknown id. */
export function chapterQuery(id: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'chapter', id, quizTimeId],
    queryFn: ({ signal }) => fetchChapter(id, quizTimeId, signal),
  });
}

async function fetchChapter(id: string, quizTimeId: string, signal: AbortSignal) {
  const params = { path: { id }, query: { quiz_time_id: quizTimeId } };
  const { data } = await read(api.GET('/api/trails/v1/chapter/{id}', { params, signal }));
  return data;
}

/** The moments of play that have a quote. */
export type QuoteMoment = 'start' | 'success' | 'failed' | 'to_journey';

/** The quotes of a world for a moment of play, at least one. Errors: ApiError. */
export function quotesQuery(trailId: string, moment: QuoteMoment) {
  return queryOptions({
    queryKey: [queryRoots.quote, trailId, moment],
    queryFn: ({ signal }) => fetchQuotes(trailId, moment, signal),
    staleTime: Infinity,
  });
}

async function fetchQuotes(trailId: string, moment: QuoteMoment, signal: AbortSignal) {
  const query = { trail_id: trailId, motivational_type: moment };
  const { data, others = [] } = await read(
    api.GET('/api/motivational-quote/v1', { params: { query }, signal }),
  );
  return [data, ...others];
}

/** Key of the queries that an answer in a review invalidates. */
export const reviewKey = [queryRoots.journey, 'review'] as const;

/** The runs and the game under way, the last played first. For a provider with the addition `running`. Errors: ApiError. */
export function runningQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'running'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/running', { signal }))).data,
  });
}

/** Removes the cached list after play, so that it is not shown while the new one loads. */
export function forgetRunning(client: QueryClient): void {
  client.removeQueries({ queryKey: runningQuery().queryKey });
}

/** The row that serves the Infinity Trail, with the seconds of a question; null where the provider has none. Errors: ApiError. */
export function endlessTimeQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'endless-time'],
    queryFn: async ({ client, signal }): Promise<Difficulty | null> => {
      const known = endlessDifficulty(await firstData(client, pageDifficultiesQuery()));
      if (known) return known;
      const params = { query: { difficulty: 5 } };
      const { data } = await read(api.GET('/api/quiz/v1/quiz-times', { params, signal }));
      return endlessDifficulty(data) ?? null;
    },
    staleTime: Infinity,
  });
}
