import { ApiError, type GlossaryEntry, type Person, queryRoots } from '@sirah-trails/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { glossary } from './glossary.ts';
import { type Page, pagedList, rowsOf } from './pages.ts';
import { people } from './people.ts';

/** A term, or a person with the address of an emblem. */
export type Entry = GlossaryEntry & Partial<Pick<Person, 'url'>>;

export type EntryKind = 'person' | 'term';

/** Which person or term. */
export interface EntryId {
  readonly kind: EntryKind;
  readonly id: string;
}

/** What a list is narrowed to, as the provider takes it. */
export interface EntryFilter {
  /** The first letter. */
  readonly starts_with?: string;
  /** Words of the title or the text. */
  readonly search?: string;
}

/** The calls for one kind of entry. */
export interface EntryCalls {
  readonly list: (query: EntryFilter & { page: number }, signal: AbortSignal) => Promise<Page<Entry>>;
  readonly one: (id: string, signal: AbortSignal) => Promise<{ data: Entry }>;
}

const calls: Record<EntryKind, EntryCalls> = { person: people, term: glossary };

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
  const kept = async () => (await import('../book-screens.ts')).keptEntry(kind, id);
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
