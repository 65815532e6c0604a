import type { InfiniteData } from '@tanstack/react-query';

/** A page of people, terms or activities. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly last_page: number;
  readonly total: number;
}

/** Rows that were read, each once, and how many there are in all. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** How long a list stays in memory after its screen, in milliseconds. */
const keptMs = 30 * 60_000;

/** Options that all paged lists share. They change with a new content pack only: what was read is not read again. */
export const pagedList = {
  initialPageParam: 1,
  staleTime: Infinity,
  gcTime: keptMs,
  getNextPageParam: ({ data, current_page: page, last_page: last }: Page<unknown>) =>
    data.length > 0 && page < last ? page + 1 : undefined,
};

/** The rows of all pages; a row that moved to a later page meanwhile is there once. */
export function rowsOf<Row extends { readonly id: string }>({
  pages,
}: InfiniteData<Page<Row>>): ReadRows<Row> {
  const rows = new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
  return { rows: [...rows.values()], total: pages.at(-1)?.total ?? rows.size };
}
