import { sql } from 'kysely';
import type { Executor } from '../executor.ts';

/** Bytes in used pages of an SQLite database. */
export async function usedBytes(executor: Executor): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
    from pragma_page_count, pragma_freelist_count, pragma_page_size`.execute(executor);
  return rows[0]?.bytes ?? 0;
}
