import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { secretFile } from '../../../secret/load-secret.ts';
import { databaseFile, type DatabaseLocation } from '../../open-database.ts';

const read = (name: string) => readFileSync(new URL(`./before-baseline/${name}`, import.meta.url));

/**
 * The learner of the old installation: 7 stars in the journey, the third question of a chapter open, 3 stars in
 * endless mode, avatar, settings and a book. Her session is valid at `now`.
 */
export const oldLearner = {
  id: '1b6bf511-3a67-40fc-b52b-a9f68804739a',
  email: 'oryx@example.org',
  password: 'Oasis-and-wells-7',
  token: 'GN_5gowB2KSJi2Gui49pTw.-zzyTnXb4SSV4N55e3868cy_T0serbPsokW1MInsa4AZfTJZ-bnjZe',
  /** Epoch milliseconds. */
  now: 1_767_600_017_000,
};

/**
 * Fills an empty database with an installation of the last version before the baseline: an SQLite file or a
 * PostgreSQL dump. 23 learners with 565 answers, on the sample of the starter pack.
 */
export async function putInstallation({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl === null) {
    writeFileSync(join(dataDir, databaseFile), gunzipSync(read('sqlite.gz')));
    writeFileSync(join(dataDir, secretFile), read('secret'));
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(gunzipSync(read('postgresql.sql.gz')).toString());
  } finally {
    await client.end();
  }
}
