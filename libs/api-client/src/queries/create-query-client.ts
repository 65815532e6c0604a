import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../errors/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const freshMs = 10_000;

/**
 * The cache of server data, in memory only. The transport alone retries. Focus revalidates, and so does a network that is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: freshMs,
        // Without a network a screen shows its error and retry, not a skeleton for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
