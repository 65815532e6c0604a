import {
  type ActivityCard,
  api,
  ApiError,
  type GlossaryEntry,
  type Person,
  queryRoots,
  read,
} from '@sirah-trails/api-client';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

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

/** Cache time of a list after its screen, in milliseconds. */
const keptMs = 30 * 60_000;

/** Options shared by all paged lists. Lists change with a new content pack only, so they never go stale. */
export const pagedList = {
  initialPageParam: 1,
  staleTime: Infinity,
  gcTime: keptMs,
  getNextPageParam: ({ data, current_page: page, last_page: last }: Page<unknown>) =>
    data.length > 0 && page < last ? page + 1 : undefined,
};

/** The rows of all pages; a row that moved to a later page meanwhile is there once. */
function rowsOf<Row extends { readonly id: string }>({ pages }: InfiniteData<Page<Row>>): ReadRows<Row> {
  const rows = new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
  return { rows: [...rows.values()], total: pages.at(-1)?.total ?? rows.size };
}

/** A term, or a person with the address of an emblem. */
export type Entry = GlossaryEntry & Partial<Pick<Person, 'url'>>;

export type EntryKind = 'person' | 'term';

/** Identifies a person or a term. */
export interface EntryId {
  readonly kind: EntryKind;
  readonly id: string;
}

/** Filter of a list, as query parameters. */
export interface EntryFilter {
  /** The first letter. */
  readonly starts_with?: string;
  /** Words of the title or the text. */
  readonly search?: string;
}

/** The calls for one kind of entry. */
interface EntryCalls {
  readonly list: (query: EntryFilter & { page: number }, signal: AbortSignal) => Promise<Page<Entry>>;
  readonly one: (id: string, signal: AbortSignal) => Promise<{ data: Entry }>;
}

const calls: Record<EntryKind, EntryCalls> = {
  person: {
    list: (query, signal) => read(api.GET('/api/people/v1', { params: { query }, signal })),
    one: (id, signal) => read(api.GET('/api/people/v1/{id}', { params: { path: { id } }, signal })),
  },
  term: {
    list: (query, signal) => read(api.GET('/api/glossaries/v1', { params: { query }, signal })),
    one: (id, signal) => read(api.GET('/api/glossaries/v1/{id}', { params: { path: { id } }, signal })),
  },
};

/** The entries that a filter leaves, ten at a time, by title. Errors: ApiError, 422 for a filter that the provider does not know. */
export function entriesQuery(kind: EntryKind, filter: EntryFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [queryRoots.reader, kind, 'list', filter],
    queryFn: ({ pageParam, signal }) => calls[kind].list({ ...filter, page: pageParam }, signal),
    select: rowsOf<Entry>,
  });
}

/** One entry; without a network, as the device keeps it. Errors: ApiError, 404 for an unknown id. */
export function entryQuery(kind: EntryKind, id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, kind, 'one', id],
    queryFn: ({ signal }) => entryOf(kind, id, signal),
  });
}

async function entryOf(kind: EntryKind, id: string, signal: AbortSignal): Promise<Entry> {
  const kept = async () => (await import('../offline/offline-entries.ts')).findOfflineEntry(kind, id);
  const known = navigator.onLine ? undefined : await kept();
  if (known) return known;
  try {
    return (await calls[kind].one(id, signal)).data;
  } catch (error) {
    const found = error instanceof ApiError && error.status === 0 ? await kept() : undefined;
    if (found) return found;
    throw error;
  }
}

/** The activities in the order of the journey, ten at a time. Errors: ApiError. */
export function activitiesQuery() {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [queryRoots.reader, 'activities', 'list'],
    queryFn: ({ pageParam: page, signal }) =>
      read(api.GET('/api/fun-activities/v1', { params: { query: { page } }, signal })),
    select: rowsOf<ActivityCard>,
  });
}

/** One activity with its PDFs. Errors: ApiError, 404 for an unknown id. */
export function activityQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, 'activities', 'one', id],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/fun-activities/v1/{id}', { params: { path: { id } }, signal }))).data,
  });
}

/** Books on one page of the list. */
export const booksOnPage = 10;

/** A page of the book list, from 1. */
export interface ShelfPage {
  /** Id of a category; all books without one. */
  readonly category?: string;
  readonly page: number;
}

/** Books with the learner's progress, in the order of the journey. Errors: ApiError. */
export function booksQuery({ category, page }: ShelfPage) {
  const query = { ...(category && { category }), page, size: booksOnPage };
  return queryOptions({
    queryKey: [queryRoots.reader, 'books', query],
    queryFn: ({ signal }) => read(api.GET('/api/book/v1/books', { params: { query }, signal })),
  });
}

/** The book that the learner read last; null before the first. Errors: ApiError. */
export function lastReadQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'last-read'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/book/last-read', { signal }))).data,
  });
}

/** The categories that have books. Errors: ApiError. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'categories'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/categories', { signal }))).data,
  });
}

/**
 * The books that this device keeps for the learner. It asks no provider. The code that reads them comes with the screens of a book: what
 * the list shared with them would load with every screen.
 */
export function offlineBooksQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'kept'],
    queryFn: async () => (await import('../offline/offline-books.ts')).listOfflineBooks(),
    staleTime: 0,
  });
}
