/** Query fields with their wire names, in URL order. */
type QueryNames = Readonly<Record<string, string>>;

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Values<Path extends string, Query extends QueryNames> = Readonly<
  Record<Parameters<Path>, string> & {
    [Field in Exclude<keyof Query, Parameters<Path>>]?: string | number | undefined;
  }
>;

/** Link builder for a screen, with its path pattern and query names. */
export interface Link<Path extends string = string, Query extends QueryNames = QueryNames> {
  (...values: object extends Values<Path, Query> ? [Values<Path, Query>?] : [Values<Path, Query>]): string;
  /** Path pattern. */
  readonly path: Path;
  /** Query names. */
  readonly names: readonly string[];
}

/**
 * Declares a screen URL for routes, links and return targets.
 * @param path the pattern from the root; each parameter is a field of the values
 * @param query the name on the wire of each other field
 * @param defaults values of fields that are not given
 */
export function defineLink<const Path extends string, const Query extends QueryNames = Record<never, string>>(
  path: Path,
  query: Query = {} as Query,
  defaults: Partial<Record<keyof Query, string>> = {},
): Link<Path, Query> {
  const build = (values: Record<string, string | number | undefined> = {}) => {
    const entries = Object.entries(query).flatMap(([field, name]) => {
      const value = values[field] ?? defaults[field];
      return value === undefined || value === '' ? [] : [[name, String(value)]];
    });
    const search = new URLSearchParams(entries).toString();
    return fillPath(path, values) + (search && `?${search}`);
  };
  return Object.assign(build, { path, names: Object.values(query) }) as Link<Path, Query>;
}

/** Fills in a path pattern; each value is encoded as one segment. */
export function fillPath(
  pattern: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
