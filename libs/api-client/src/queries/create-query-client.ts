import { QueryClient, type Query } from '@tanstack/react-query';
import type { ApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const freshMs = 10_000;

/**
 * The cache of server data, in memory only. The transport alone retries. Focus revalidates, except what belongs to a
 * running quiz.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: freshMs,
        // Without a network a screen shows its error and retry, not a skeleton for ever.
        networkMode: 'always',
        refetchOnReconnect: mayRevalidate,
        refetchOnWindowFocus: mayRevalidate,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function mayRevalidate(query: Pick<Query, 'queryKey'>) {
  return query.queryKey[0] !== queryKeys.quiz[0];
}
