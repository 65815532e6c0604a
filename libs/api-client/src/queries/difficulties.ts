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
  // Old by definition, so that it is fetched in the background.
  initialDataUpdatedAt: 0,
};

/** The difficulties with the learner's stars: at once as last seen on this device, then fresh. */
export function difficultiesQuery() {
  return queryOptions(fromProvider);
}

/**
 * The difficulties without stars: as the provider wrote them into the page, so that nothing waits for them; else as
 * `difficultiesQuery` has them.
 */
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
/** Counts up with the shape of a difficulty: the record of an earlier app is dropped. */
const version = 1;

/** The difficulties as this learner last saw them on this device. */
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
