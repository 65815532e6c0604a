import type { Kysely, Transaction } from 'kysely';
import type { Pack } from '@sirah-trails/content-pack/model';
import type { Database } from '../database/schema.ts';
import type { Context } from '../kernel/context.ts';
import { aboutPack } from './about-pack.ts';
import { readSetting, storeSetting } from './content-setting.ts';

/** Pack data shown besides the rows, stored with them so that a start need not read an imported pack. */
export interface ShownContent extends Pick<Context, 'about' | 'language' | 'legal' | 'theme'> {
  readonly pack: string;
  readonly version: string;
}

const key = 'content_shown';

/** Stores the shown content and replaces the previous pack's. */
export async function storeShown(transaction: Transaction<Database>, pack: Pack): Promise<void> {
  const { metadata, legal, theme } = pack;
  const shown: ShownContent = {
    pack: metadata.id,
    version: metadata.version,
    about: aboutPack(pack),
    language: metadata.language,
    legal,
    theme,
  };
  await storeSetting(transaction, key, JSON.stringify(shown));
}

/** Shown content of the imported pack. */
export async function readShown(database: Kysely<Database>): Promise<ShownContent> {
  const value = await readSetting(database, key);
  if (value === null) throw new Error('readShown needs an import before it.');
  return JSON.parse(value) as ShownContent;
}
