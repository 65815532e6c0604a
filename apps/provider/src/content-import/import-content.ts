import { randomUUID } from 'node:crypto';
import type { Pack } from '@sirah-trails/content-pack/model';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { importedVersion, storeSetting, versionKey } from './content-setting.ts';
import { entryRows } from './entry-rows.ts';
import { journeyRows } from './journey-rows.ts';
import { activityRows, avatarRows, bookRows, competitionRows, quizTimeRows } from './library-rows.ts';
import { storeShown } from './shown-content.ts';
import { contentTables, rewrite, upsert } from './write-rows.ts';

/** Increment when the same pack produces different rows or shown content. */
const importVersion = 15;
const importLock = 4_300_202_612;

/**
 * Imports the pack in a single transaction unless it is already imported. Rows keep their ids; rows missing from the
 * pack are retired, so that learners' results survive. Returns true after a write.
 *
 * @param now epoch milliseconds; sample competitions count their days from here
 */
export async function importContent(database: Kysely<Database>, pack: Pack, now: number): Promise<boolean> {
  const hash = hashOf(pack);
  return inTransaction(database, async (transaction) => {
    if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
    const before = await importedVersion(transaction);
    if (isVersionOf(before, pack)) return false;
    await writePack(transaction, pack, now);
    await storeShown(transaction, pack);
    // Retired rows depend on earlier packs, so a repeated import of a pack needs a new version.
    const value = before === null ? hash : `${hash} ${randomUUID()}`;
    await storeSetting(transaction, versionKey, value);
    return true;
  });
}

type Hashed = Pick<Pack, 'hash'>;

function hashOf(pack: Hashed): string {
  return `${importVersion}:${pack.hash}`;
}

export function isVersionOf(version: string | null, pack: Hashed): boolean {
  return version?.split(' ')[0] === hashOf(pack);
}

/** Writes the pack's rows without a version check; `now` as above. */
export async function writePack(transaction: Transaction<Database>, pack: Pack, now: number): Promise<void> {
  for (const table of contentTables) await transaction.updateTable(table).set({ retired: 1 }).execute();
  const { trails, subTrails, chapters, questions, quotes } = journeyRows(pack);
  const { books, pages, categories, bookCategories } = bookRows(pack);
  await upsert(transaction, 'quiz_time', quizTimeRows(pack));
  await upsert(transaction, 'trail', trails);
  await upsert(transaction, 'book', books);
  await upsert(transaction, 'category', categories);
  await upsert(transaction, 'sub_trail', subTrails);
  await upsert(transaction, 'chapter', chapters);
  await upsert(transaction, 'question', questions);
  const { terms, people } = entryRows(pack);
  await upsert(transaction, 'glossary_entry', terms);
  await upsert(transaction, 'person', people);
  await upsert(transaction, 'activity', activityRows(pack));
  await upsert(transaction, 'competition', competitionRows(pack, now));
  await upsert(transaction, 'avatar_item', avatarRows(pack));
  await rewrite(transaction, 'quote', quotes);
  await rewrite(transaction, 'book_page', pages);
  await rewrite(transaction, 'book_category', bookCategories);
}
