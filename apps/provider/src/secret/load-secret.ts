import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Executor } from '../database/executor.ts';
import type { DatabasePlace } from '../database/open-database.ts';
import { InstanceSecret } from './instance-secret.ts';

export const secretFile = 'secret';
const secretBytes = 32;

/**
 * The secret of the instance, made at its first start: in a file beside the embedded database, and in the database where
 * several machines share one. Several first starts at once agree to one.
 */
export async function loadSecret(
  executor: Executor,
  { databaseUrl, dataDir }: DatabasePlace,
): Promise<InstanceSecret> {
  const text =
    databaseUrl === null ? secretOfFile(join(dataDir, secretFile)) : await secretOfDatabase(executor);
  return new InstanceSecret(Buffer.from(text, 'base64url'));
}

function secretOfFile(path: string): string {
  // A whole file appears under the name, or none: a kill leaves no half secret.
  const draft = `${path}.${randomUUID()}`;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
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

async function secretOfDatabase(executor: Executor): Promise<string> {
  const setting = { key: 'instance-secret', value: newSecret() };
  await executor
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await executor
    .selectFrom('setting')
    .select('value')
    .where('key', '=', setting.key)
    .executeTakeFirstOrThrow();
  return value;
}

function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
