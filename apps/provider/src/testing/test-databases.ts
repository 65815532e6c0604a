import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../database/open-database.ts';

/** A new, empty database, deleted by `drop`. */
export interface TestPlace extends DatabaseLocation {
  drop(): Promise<void>;
}

/** A database engine of the tests. */
export interface TestEngine {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** Reason why the engine is missing, or null. */
  readonly missing: string | null;
  place(): Promise<TestPlace>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** All engines; PostgreSQL needs `TEST_DATABASE_URL`. */
export const testEngines: readonly TestEngine[] = [
  { engine: 'SQLite', missing: null, place: sqlitePlace },
  {
    engine: 'PostgreSQL',
    missing: serverUrl ? null : 'TEST_DATABASE_URL names no PostgreSQL server',
    place: () => postgresPlace(serverUrl ?? ''),
  },
];

async function sqlitePlace(): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sirah-trails-'));
  return { databaseUrl: null, dataDir, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function postgresPlace(server: string): Promise<TestPlace> {
  const name = `sirah_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataDir: '',
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
