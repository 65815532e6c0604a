import { randomUUID } from 'node:crypto';
import type { TestProvider } from '@sirah-trails/provider/testing';

/** Retires a row of the content or restores it, under a new content version, as another pack would. */
export async function retireContent(
  { context: { database } }: TestProvider,
  table: 'question' | 'chapter' | 'sub_trail' | 'quiz_time',
  id: string,
  retired: 0 | 1,
): Promise<void> {
  await database.updateTable(table).set({ retired }).where('id', '=', id).execute();
  await database
    .updateTable('setting')
    .set({ value: randomUUID() })
    .where('key', '=', 'content_hash')
    .execute();
}
