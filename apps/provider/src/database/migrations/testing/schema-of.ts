import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../../executor.ts';

/** The whole schema, a line per table, column, constraint and index: equal for equal schemas of an engine. */
export async function schemaOf<T>(database: Kysely<T>): Promise<string[]> {
  const { rows } = await (isPostgres(database) ? postgresSchema : sqliteSchema).execute(database);
  return rows.map(({ line }) => normalised(line)).toSorted();
}

/** Altered tables differ from new tables only in quotes and white space. */
function normalised(line: string): string {
  return line
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1');
}

const sqliteSchema = sql<{ line: string }>`select type || ' ' || name || ' ' || sql as line
  from sqlite_master where sql is not null`;

/** Renumbers columns without dropped columns. */
const postgresSchema = sql<{ line: string }>`
  select concat_ws(' ', 'column', relname,
    row_number() over (partition by relname order by attnum), attname,
    format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation, pg_get_expr(adbin, adrelid)) as line
  from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'`;
