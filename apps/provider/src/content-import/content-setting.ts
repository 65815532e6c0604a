import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';

/** Stores a setting and replaces the previous value. */
export async function storeSetting(executor: Executor, key: string, value: string): Promise<void> {
  await executor
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** A setting; null before it is stored. */
export async function readSetting(executor: Executor, key: string): Promise<string | null> {
  const row = await selectSetting(executor, key).executeTakeFirst();
  return row?.value ?? null;
}

const selectSetting = statement((executor, key: string) =>
  executor.selectFrom('setting').select('value').where('key', '=', key),
);

/** Key of the imported content's version. */
export const versionKey = 'content_hash';

/** Version of the imported content; null before the first import. Every import that writes changes it. */
export function importedVersion(executor: Executor): Promise<string | null> {
  return readSetting(executor, versionKey);
}
