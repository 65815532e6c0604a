import { useMessages } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { en } from '../messages/en.ts';
import { returnError } from './return-error.ts';

/** The error in the address. It is read once and removed from the address and the history. */
export function useReturnError(): string | null {
  const t = useMessages(en);
  const [query, setQuery] = useSearchParams();
  const [error] = useState(query.get('error'));
  const given = query.has('error');
  useEffect(() => {
    if (!given) return;
    setQuery(
      (current) => {
        current.delete('error');
        return current;
      },
      { replace: true },
    );
  }, [given, setQuery]);
  return returnError(error, t);
}
