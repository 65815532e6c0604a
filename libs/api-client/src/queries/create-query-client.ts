import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../errors/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const freshMs = 10_000;

/** Parts of a path: screens that focus leaves as they are. */
const undisturbed = /\/(forgot-password|quizz?|endless-mode|finish)(\/|$)/;

/**
 * The cache of server data, in memory only. The transport alone retries. A network that is back revalidates, and so does focus, except
 * where a quiz or its end stands on what the answers brought, or a learner comes back with a code from the mail.
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
        refetchOnWindowFocus: () => !undisturbed.test(window.location.pathname),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
