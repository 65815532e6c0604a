import type { Compilable, CompiledQuery, DeleteResult, InsertResult, UpdateResult } from 'kysely';
import { type Executor, isPostgres } from './executor.ts';

/** A statement with its values, for `execute` or `together`. */
export interface BoundStatement<Row> extends Compilable<Row> {
  execute(): Promise<Row[]>;
  executeTakeFirst(): Promise<Row | undefined>;
}

/** Row type of a statement; a change without `returning` yields no rows. */
type RowOf<Query> = Query extends Compilable<infer Row> ? Exclude<Row, Change> : never;
type Change = InsertResult | UpdateResult | DeleteResult;

/**
 * Makes a function that binds values to a statement. Builds and compiles the query once per engine and shape (names
 * in objects, lengths of lists); later calls only bind.
 *
 * @param build a Kysely query of its values. It must not compute with them or branch on them: it runs on
 * placeholders, and throws when it uses a placeholder as a text or a number
 */
export function statement<Values extends readonly unknown[], Query extends Compilable>(
  build: (executor: Executor, ...values: Values) => Query,
): (executor: Executor, ...values: Values) => BoundStatement<RowOf<Query>> {
  const compiled = new Map<string, CompiledQuery>();
  const compile = (executor: Executor, values: Values) => {
    // Plugins need the query itself.
    if (executor.getExecutor().plugins.length > 0) return build(executor, ...values).compile();
    const shape = `${isPostgres(executor) ? 'PostgreSQL' : 'SQLite'}${shapeOf(values)}`;
    let query = compiled.get(shape);
    // Safe cast: the placeholders have the shape of the values and are used only in the query.
    if (!query) compiled.set(shape, (query = build(executor, ...(placeholders(values) as Values)).compile()));
    return bound(query, values);
  };
  return (executor, ...values) => new Bound(executor, compile(executor, values));
}

class Bound<Row> implements BoundStatement<Row> {
  readonly #executor: Executor;
  readonly #query: CompiledQuery;

  constructor(executor: Executor, query: CompiledQuery) {
    this.#executor = executor;
    this.#query = query;
  }

  compile(): CompiledQuery<Row> {
    return this.#query;
  }

  async execute(): Promise<Row[]> {
    const { rows } = await this.#executor.executeQuery<Row>(this.#query);
    return rows;
  }

  async executeTakeFirst(): Promise<Row | undefined> {
    const [row] = await this.execute();
    return row;
  }
}

type Path = readonly (string | number)[];

/** Stands for a value while the query is built. */
class Placeholder {
  readonly #path: Path;

  constructor(path: Path) {
    this.#path = path;
  }

  valueIn(values: unknown): unknown {
    let value = values;
    // Safe cast: the values have the shape with which the query was built.
    for (const step of this.#path) value = (value as Readonly<Record<string | number, unknown>>)[step];
    return value;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('A statement cannot compute with its values: pass what is computed.');
  }
}

function bound(query: CompiledQuery, values: readonly unknown[]): CompiledQuery {
  const parameters = query.parameters.map((parameter) =>
    parameter instanceof Placeholder ? parameter.valueIn(values) : parameter,
  );
  return { ...query, parameters };
}

function placeholders(value: unknown, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => placeholders(inner, [...path, index]));
  if (!isObject(value)) return value === undefined ? undefined : new Placeholder(path);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, placeholders(inner, [...path, name])]),
  );
}

/** Names and lengths: the only properties of the values that a query may depend on. */
function shapeOf(value: unknown): string {
  if (value === undefined) return '-';
  if (!isObject(value)) return '';
  let shape = '';
  for (const name in value) shape += `${name}${shapeOf(value[name])},`;
  return `{${shape}}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
