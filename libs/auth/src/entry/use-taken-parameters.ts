import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Query parameters, read once and removed from the URL and the history. */
export function useTakenParameters<Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, string | null>> {
  const [query, setQuery] = useSearchParams();
  const [taken] = useState(
    () => Object.fromEntries(names.map((name) => [name, query.get(name)])) as Record<Name, string | null>,
  );
  const given = names.filter((name) => query.has(name)).join(' ');
  useEffect(() => {
    if (given === '') return;
    setQuery(
      (current) => new URLSearchParams([...current].filter(([name]) => !given.split(' ').includes(name))),
      { replace: true },
    );
  }, [given, setQuery]);
  return taken;
}
