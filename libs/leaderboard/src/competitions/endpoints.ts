import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** One competition, also before and after its days. Errors: ApiError, 404 for an unknown id. */
export function competitionQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.competitions, 'one', id],
    queryFn: async ({ signal }) => {
      const path = { id };
      return (await read(api.GET('/api/competitions/v1/competition/{id}', { params: { path }, signal })))
        .data;
    },
  });
}

/** The running competitions, sorted by end date. Errors: ApiError. */
export function runningCompetitionsQuery() {
  return queryOptions({
    queryKey: [queryRoots.competitions, 'running'],
    queryFn: async ({ signal }) => {
      const query = { status: 'ongoing' as const };
      return (await read(api.GET('/api/competitions/v1', { params: { query }, signal }))).data;
    },
  });
}

/** Day of a competition's first or last moment, as `2026-12-17`; null for an invalid time. Competitions count in UTC days. */
export function competitionDay(moment: string): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
