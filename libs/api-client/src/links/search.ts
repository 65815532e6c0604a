/** A query that leaves out what is not given. With its question mark, or ''. */
export function search(values: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query === '' ? '' : `?${query}`;
}

/** An id as one segment of a path. */
export function segment(id: string): string {
  return encodeURIComponent(id);
}
