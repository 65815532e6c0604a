import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';

/** Stores a setting of the content, in place of the one before. */
export async function storeSetting(executor: Executor, key: string, value: string): Promise<void> {
  await executor
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** A setting of the content; null before the first import. */
export async function readSetting(executor: Executor, key: string): Promise<string | null> {
  const row = await selectSetting(executor, key).executeTakeFirst();
  return row?.value ?? null;
}

const selectSetting = statement((executor, key: string) =>
  executor.selectFrom('setting').select('value').where('key', '=', key),
);

/** The setting that holds the version of the imported content. */
export const versionKey = 'content_hash';

/** The version of the content in the tables; null before the first import. It changes with every import that writes. */
export function importedVersion(executor: Executor): Promise<string | null> {
  return readSetting(executor, versionKey);
}
