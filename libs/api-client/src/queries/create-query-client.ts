import { QueryClient, type QueryState } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const freshMs = 10_000;

/** Maximum time between a prefetch and the screen that shows its outcome. */
const handoverMs = 2000;

/** Whether the provider just refused the prefetch of a screen (403, 404): the screen shows that without a second request. */
function isFreshRefusal({ error, errorUpdatedAt }: QueryState): boolean {
  const isRefusal = error instanceof ApiError && (error.status === 403 || error.status === 404);
  return isRefusal && Date.now() - errorUpdatedAt < handoverMs;
}

/** Screens without refetch on focus. */
const undisturbed = /\/(forgot-password|quizz?|endless-mode|finish)(\/|$)/;

/**
 * Creates the in-memory cache of server data. Retries happen in the transport only. Refetches on reconnect and on focus, except
 * during quizzes, on finish screens, and when a learner returns with an emailed code.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: freshMs,
        retryOnMount: ({ state }) => !isFreshRefusal(state),
        // Offline screens show an error with a retry, not an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: () => !undisturbed.test(window.location.pathname),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
