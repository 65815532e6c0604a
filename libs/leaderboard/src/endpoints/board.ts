import { api, queryRoots, read, type BoardType, type Leaderboard } from '@sirah-trails/api-client';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

/** Which board: the endless one, or The Trails at one difficulty. */
export interface BoardAddress {
  type: BoardType;
  quizTimeId?: string | undefined;
}

/** A board, page after page, best places first. Errors: ApiError. */
export function boardQuery(address: BoardAddress) {
  return infiniteQueryOptions({
    queryKey: [queryRoots.leaderboard, 'board', address.type, address.quizTimeId ?? null],
    queryFn: ({ pageParam, signal }) => fetchPage(address, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: wholeBoard,
  });
}

/** The page after this one, or nothing when this is the last or an empty one. */
export function nextPage(page: Leaderboard): number | undefined {
  const seen = page.current_page * page.per_page;
  return page.leaderboard.length > 0 && seen < page.total_data ? page.current_page + 1 : undefined;
}

/** Every entry that was read, and the learner's own place by the latest page. */
function wholeBoard({ pages }: InfiniteData<Leaderboard>) {
  const latest = pages.at(-1) as Leaderboard;
  return { entries: pages.flatMap((page) => page.leaderboard), me: latest.your_rank };
}

function fetchPage({ type, quizTimeId }: BoardAddress, page: number, signal: AbortSignal) {
  const query = { type, page, ...(quizTimeId === undefined ? {} : { quiz_time_id: quizTimeId }) };
  return read(api.GET('/api/leaderboards/v1', { params: { query }, signal }));
}
