import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** A parameter of the query. It is read once and removed from the address and the history. */
export function useTakenParameter(name: string): string | null {
  const [query, setQuery] = useSearchParams();
  const [value] = useState(query.get(name));
  const given = query.has(name);
  useEffect(() => {
    if (!given) return;
    setQuery(
      (current) => {
        current.delete(name);
        return current;
      },
      { replace: true },
    );
  }, [given, name, setQuery]);
  return value;
}
