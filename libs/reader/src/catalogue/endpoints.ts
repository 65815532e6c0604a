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

/** Loaded rows, without duplicates, and the total count. */
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

/** Merges pages; removes duplicates of rows that moved to a later page. */
function rowsOf<Row extends { readonly id: string }>({ pages }: InfiniteData<Page<Row>>): ReadRows<Row> {
  const rows = new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
  return { rows: [...rows.values()], total: pages.at(-1)?.total ?? rows.size };
}

/** A term, or a person with an emblem URL. */
export type Entry = GlossaryEntry & Partial<Pick<Person, 'url'>>;

export type EntryKind = 'person' | 'term';

export interface EntryId {
  readonly kind: EntryKind;
  readonly id: string;
}

/** Filter of a list, as query parameters. */
export interface EntryFilter {
  /** First letter. */
  readonly starts_with?: string;
  /** Text in title or description. */
  readonly search?: string;
}

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

/** Filtered entries by title, ten per page. Errors: ApiError, 422 for a rejected filter. */
export function entriesQuery(kind: EntryKind, filter: EntryFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [queryRoots.reader, kind, 'list', filter],
    queryFn: ({ pageParam, signal }) => calls[kind].list({ ...filter, page: pageParam }, signal),
    select: rowsOf<Entry>,
  });
}

/** An entry; falls back to the stored copy without a network. Errors: ApiError, 404 for an unknown id. */
export function entryQuery(kind: EntryKind, id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, kind, 'one', id],
    queryFn: ({ signal }) => entryOf(kind, id, signal),
  });
}

/** People and terms that the learner has met, and the count of finished books. For a provider with `album`. Errors: ApiError. */
export function albumQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'album'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/album', { signal }))).data,
  });
}

/** The first book page that names an entry; null without one. For a provider with `album`. Errors: ApiError, 404 for an unknown id. */
export function entryBookQuery({ kind, id }: EntryId) {
  return queryOptions({
    queryKey: [queryRoots.reader, kind, 'book', id],
    queryFn: async ({ signal }) => {
      const params = { path: { kind, id } };
      return (await read(api.GET('/api/x/v1/entries/{kind}/{id}/book', { params, signal }))).data;
    },
    staleTime: Infinity,
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

/** Activities in journey order, ten per page. Errors: ApiError. */
export function activitiesQuery() {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [queryRoots.reader, 'activities', 'list'],
    queryFn: ({ pageParam: page, signal }) =>
      read(api.GET('/api/fun-activities/v1', { params: { query: { page } }, signal })),
    select: rowsOf<ActivityCard>,
  });
}

/** An activity with its PDFs. Errors: ApiError, 404 for an unknown id. */
export function activityQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, 'activities', 'one', id],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/fun-activities/v1/{id}', { params: { path: { id } }, signal }))).data,
  });
}

/** Page size of the book list. */
export const booksOnPage = 10;

/** A page of the book list, from 1. */
export interface ShelfPage {
  /** Category id; all books if undefined. */
  readonly category?: string;
  readonly page: number;
}

/** Books with progress, in journey order. Errors: ApiError. */
export function booksQuery({ category, page }: ShelfPage) {
  const query = { ...(category && { category }), page, size: booksOnPage };
  return queryOptions({
    queryKey: [queryRoots.reader, 'books', query],
    queryFn: ({ signal }) => read(api.GET('/api/book/v1/books', { params: { query }, signal })),
  });
}

/** The last read book; null before the first. Errors: ApiError. */
export function lastReadQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'last-read'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/book/last-read', { signal }))).data,
  });
}

/** Categories with books. Errors: ApiError. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'categories'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/categories', { signal }))).data,
  });
}

/** This learner's books on the device. Imports the code on demand: a static import would move it into the app chunk. */
export function offlineBooksQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'kept'],
    queryFn: async () => (await import('../offline/offline-books.ts')).listOfflineBooks(),
    staleTime: 0,
  });
}
