import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterPack } from '@sirah-trails/content-pack/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TestEngine } from '../../testing/test-databases.ts';
import { startProvider, type TestPlace, type TestProvider } from '../../testing/index.ts';
import { adminHarness } from './admin-harness.ts';

/** What a command prints for programs; tests look into it as they like. */
type Printed = ReturnType<typeof JSON.parse>;

/** One provider with a volunteer beside it, for all commands. */
export interface AdminSuite {
  readonly provider: TestProvider;
  /** The variables of the provider, as the volunteer has set them. */
  readonly environment: Readonly<Record<string, string>>;
  /** For files. */
  readonly folder: string;
  readonly run: ReturnType<typeof adminHarness>;
  /** Runs a command with `--json`, which complains of nothing. */
  json(...words: string[]): Promise<{ readonly code: number; readonly data: Printed }>;
  /** What a learner with this token gets. */
  status(token: string): Promise<number>;
}

/** Starts it before the tests of the suite that is being described, and ends it after them. */
export function openAdminSuite(engine: TestEngine): AdminSuite {
  let place: TestPlace;
  let provider: TestProvider;
  const folder = mkdtempSync(join(tmpdir(), 'sirah-admin-'));
  beforeAll(async () => {
    place = await engine.place();
    // The commands compare the database with the whole pack: the sample of `startProvider` is a part of it.
    provider = await startProvider({ ...place, contentDir: starterPack });
  }, 60_000);
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
  { context }: TestProvider,
  { databaseUrl, dataDir }: TestPlace,
): Record<string, string> {
  const place = databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
  return { ...place, CONTENT_DIR: context.configuration.contentDir };
}
