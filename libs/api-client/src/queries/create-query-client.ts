import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../errors/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const freshMs = 10_000;

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
        // Offline screens show an error with a retry, not an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: () => !undisturbed.test(window.location.pathname),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
