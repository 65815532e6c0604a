import { useSearchParams } from 'react-router';
import type { EntryFilter } from '../endpoints/entries.ts';

/** The filter that an address names. */
export function readFilter(query: URLSearchParams): EntryFilter {
  const letter = query.get('starts_with');
  const search = query.get('search');
  return { ...(letter && { starts_with: letter }), ...(search && { search }) };
}

export interface EntryAddress {
  readonly filter: EntryFilter;
  /** Id of the entry whose card is open. */
  readonly open: string | null;
  /** Sets values of the address, or removes those that are empty, without a new entry in the history. */
  readonly change: (values: EntryFilter & { readonly open?: string }) => void;
}

/** What the address of a list of people or terms says. */
export function useEntryAddress(): EntryAddress {
  const [query, setQuery] = useSearchParams();
  const change: EntryAddress['change'] = (values) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return { filter: readFilter(query), open: query.get('open'), change };
}
