import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { Difficulty, QuizTime } from '../contract/schemas.ts';
import { pageBlock } from '../page/page-blocks.ts';
import { learnerIdOf, learnerStorage } from '../session/learner-storage.ts';
import { session } from '../session/session.ts';
import { queryRoots } from './query-roots.ts';

const fromProvider = {
  queryKey: [queryRoots.journey, 'quiz-times'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await read(api.GET('/api/quiz/v1/quiz-times', { signal }));
    storeDifficulties(data);
    return data;
  },
  initialData: storedDifficulties,
  // Stale by definition, to trigger a background refetch.
  initialDataUpdatedAt: 0,
};

/** Difficulties with the learner's stars: cached on this device, with a background refetch. */
export function difficultiesQuery() {
  return queryOptions(fromProvider);
}

/** Difficulties without stars, inlined in the page to avoid a request; falls back to `difficultiesQuery`. */
export function pageDifficultiesQuery() {
  const known = pageDifficulties();
  const fromPage = known && {
    queryKey: [queryRoots.journey, 'difficulties'],
    queryFn: () => known,
    initialData: () => known,
    staleTime: 'static' as const,
  };
  return queryOptions<readonly Difficulty[], Error, readonly Difficulty[], string[]>(
    fromPage ?? fromProvider,
  );
}

function pageDifficulties(): readonly Difficulty[] | undefined {
  const { data } = (pageBlock('difficulties') ?? {}) as { data?: readonly Difficulty[] };
  return Array.isArray(data) ? data : undefined;
}

const name = 'difficulty';
/** Cache schema version; older records are dropped. */
const version = 1;

/** Difficulties cached on this device for this learner. */
function storedDifficulties(): QuizTime[] | undefined {
  const text = storage().get(name);
  try {
    const stored: unknown = text === null ? null : JSON.parse(text);
    return isCurrent(stored) ? stored.data : undefined;
  } catch {
    return undefined;
  }
}

function storeDifficulties(data: QuizTime[]) {
  storage().set(name, JSON.stringify({ version, data }));
}

function storage() {
  return learnerStorage(learnerIdOf(session.getState().user));
}

function isCurrent(stored: unknown): stored is { data: QuizTime[] } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === version &&
    'data' in stored &&
    Array.isArray(stored.data)
  );
}
