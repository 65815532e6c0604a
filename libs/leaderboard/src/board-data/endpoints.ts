import { api, ApiError, queryRoots, read, type BoardKey, type Leaderboard } from '@sirah-trails/api-client';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

const boards = [queryRoots.leaderboard, 'board'] as const;

/** A board, page by page, best ranks first. Errors: ApiError. */
export function boardQuery(board: BoardKey) {
  return infiniteQueryOptions({
    queryKey: [...boards, board.type, board.quizTimeId ?? null],
    queryFn: ({ pageParam, signal }) => fetchPage(board, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    select: wholeBoard,
  });
}

/** Resets the boards that are not shown to their first page, and marks it stale. */
export function resetBoards(client: QueryClient): void {
  const hidden = { queryKey: boards, type: 'inactive' } as const;
  client.setQueriesData<InfiniteData<Leaderboard>>(hidden, firstOfAll);
  void client.invalidateQueries({ ...hidden, refetchType: 'none' });
}

const firstOfAll = (read: InfiniteData<Leaderboard> | undefined) =>
  read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) };

/** A page by its number, and by the cursor of the previous page if the provider sends one. */
interface PageParam {
  page: number;
  after?: string;
}

const firstPage: PageParam = { page: 1 };

/** The next page; undefined after the last or an empty page. */
export function nextPage(shown: Leaderboard): PageParam | undefined {
  const { leaderboard, current_page, per_page, total_data, next_cursor: after } = shown;
  if (leaderboard.length === 0 || after === null) return undefined;
  const page = current_page + 1;
  if (after !== undefined) return { page, after };
  return current_page * per_page < total_data ? { page } : undefined;
}

/** All entries read so far; the total and the learner's own row as of the latest page. */
function wholeBoard({ pages }: InfiniteData<Leaderboard>) {
  const latest = pages.at(-1) as Leaderboard;
  const entries = pages.flatMap((page) => page.leaderboard);
  return { entries, total: latest.total_data, me: latest.your_rank };
}

async function fetchPage({ type, quizTimeId }: BoardKey, page: PageParam, signal: AbortSignal) {
  const query = { type, ...page, ...(quizTimeId === undefined ? {} : { quiz_time_id: quizTimeId }) };
  const body = await read(api.GET('/api/leaderboards/v1', { params: { query }, signal }));
  if (!isBoard(body)) throw new ApiError({ kind: 'malformed' });
  return body;
}

/** Whether a response has the required fields. */
function isBoard(body: Partial<Leaderboard> | null | undefined): boolean {
  return Array.isArray(body?.leaderboard) && Boolean(body?.your_rank);
}
