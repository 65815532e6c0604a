import { sql, type QueryExecutorProvider } from 'kysely';
import { isPostgres } from '../database/executor.ts';

/** A foreign key: rows of `child` refer to rows of `parent`. */
export interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** All foreign keys of the database. */
export async function tableReferences(executor: QueryExecutorProvider): Promise<readonly Reference[]> {
  const query = isPostgres(executor)
    ? sql<Reference>`select child.relname as child, parent.relname as parent from pg_constraint
        join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
        where contype = 'f' and connamespace = current_schema()::regnamespace`
    : sql<Reference>`select tables.name as child, keys."table" as parent
        from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`;
  return (await query.execute(executor)).rows;
}

/** Sorts tables with parents before children, otherwise by name. Throws for a cycle. */
export function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const waiting = [...tables].sort();
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex((name) =>
      references.every(({ child, parent }) => child !== name || parent === name || !waiting.includes(parent)),
    );
    if (ready < 0) throw new Error(`These tables point at each other in a ring: ${waiting.join(', ')}.`);
    ordered.push(...waiting.splice(ready, 1));
  }
  return ordered;
}
