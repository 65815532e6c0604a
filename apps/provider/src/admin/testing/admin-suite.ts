import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterPack } from '@sirah-trails/content-pack/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TestEngine } from '../../testing/test-databases.ts';
import { startProvider, type TestPlace, type TestProvider } from '../../testing/index.ts';
import { adminHarness } from './admin-harness.ts';

/** Parsed JSON output; untyped because each test checks its own fields. */
type Printed = ReturnType<typeof JSON.parse>;

/** Provider and command line shared by all command tests. */
export interface AdminSuite {
  readonly provider: TestProvider;
  /** The provider's environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Temporary folder for output files. */
  readonly folder: string;
  readonly run: ReturnType<typeof adminHarness>;
  /** Runs a command with `--json`; expects an empty stderr. */
  json(...words: string[]): Promise<{ readonly code: number; readonly data: Printed }>;
  /** HTTP status of a request with this access token. */
  status(token: string): Promise<number>;
}

/** Starts the provider before the current suite and stops it afterwards. */
export function openAdminSuite(engine: TestEngine): AdminSuite {
  let place: TestPlace;
  let provider: TestProvider;
  const folder = mkdtempSync(join(tmpdir(), 'sirah-admin-'));
  beforeAll(async () => {
    place = await engine.place();
    // Uses the whole pack, because the commands compare it with the database; `startProvider` samples it by
    // default.
    provider = await startProvider({ ...place, contentDir: starterPack });
  }, 300_000);
  afterAll(async () => {
    await provider.close();
    await place.drop();
    rmSync(folder, { recursive: true });
  });
  const suite: AdminSuite = {
    get provider() {
      return provider;
    },
    get environment() {
      return environmentOf(provider, place);
    },
    folder,
    run: (words, answer) => adminHarness(suite.environment, provider.clock)(words, answer),
    json: async (...words) => {
      const { code, output, complaints } = await suite.run([...words, '--json']);
      expect(complaints).toBe('');
      return { code, data: JSON.parse(output) };
    },
    status: async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${provider.url}/api/quiz/v1/quiz-times`, { headers })).status;
    },
  };
  return suite;
}

function environmentOf(
  { context, url }: TestProvider,
  { databaseUrl, dataDir }: TestPlace,
): Record<string, string> {
  const place = databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
  return { ...place, CONTENT_DIR: context.configuration.contentDir, PORT: new URL(url).port };
}
