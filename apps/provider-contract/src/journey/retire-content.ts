import { randomUUID } from 'node:crypto';
import type { TestProvider } from '@sirah-trails/provider/testing';

/** Retires or restores a content row under a new content version, as a pack import does. */
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
