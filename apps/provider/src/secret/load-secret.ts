import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Executor } from '../database/executor.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { InstanceSecret } from './instance-secret.ts';

export const secretFile = 'secret';
const settingKey = 'instance-secret';
const secretBytes = 32;

/**
 * Loads the instance secret or creates it on the first start: in a file beside SQLite, in the database on
 * PostgreSQL, which several machines can share. Concurrent first starts agree on the same secret.
 */
export async function loadSecret(
  executor: Executor,
  { databaseUrl, dataDir }: DatabaseLocation,
): Promise<InstanceSecret> {
  const text =
    databaseUrl === null ? secretOfFile(join(dataDir, secretFile)) : await secretOfDatabase(executor);
  return new InstanceSecret(Buffer.from(text, 'base64url'));
}

function secretOfFile(path: string): string {
  // Links a complete draft, so that a kill never leaves a partial secret.
  const draft = `${path}.${randomUUID()}`;
  const known = readIfThere(path);
  if (known !== null) return known;
  try {
    writeFileSync(draft, newSecret(), { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

/** The secret as text for a backup, or null before the first start. */
export async function storedSecret(
  executor: Executor,
  { databaseUrl, dataDir }: DatabaseLocation,
): Promise<string | null> {
  if (databaseUrl === null) return readIfThere(join(dataDir, secretFile));
  const row = await settingRow(executor);
  return row?.value ?? null;
}

/** Replaces the instance secret in the database, within the transaction. On SQLite it only deletes the row. */
export async function replaceStoredSecret(
  executor: Executor,
  { databaseUrl }: DatabaseLocation,
  value: string,
): Promise<void> {
  await executor.deleteFrom('setting').where('key', '=', settingKey).execute();
  if (databaseUrl !== null) await executor.insertInto('setting').values({ key: settingKey, value }).execute();
}

/** Like replaceStoredSecret(), for the secret file on SQLite; call it after the backup's rows are committed. */
export function replaceSecretFile({ databaseUrl, dataDir }: DatabaseLocation, value: string): void {
  if (databaseUrl !== null) return;
  const path = join(dataDir, secretFile);
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, value, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return null;
  }
}

function settingRow(executor: Executor) {
  return executor.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst();
}

async function secretOfDatabase(executor: Executor): Promise<string> {
  const setting = { key: settingKey, value: newSecret() };
  await executor
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await settingRow(executor))?.value ?? setting.value;
}

function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
