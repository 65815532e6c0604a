import { setTimeout as wait } from 'node:timers/promises';
import { databaseContent } from '../../backup/testing/database-content.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { TestPlace } from '../test-databases.ts';
import { endProvider, type ProviderPlace, startProviderProcess, startReady } from './running-provider.ts';

/** State left by a first start, and milliseconds until it was ready. */
export interface FirstStart {
  readonly readyMs: number;
  readonly content: Awaited<ReturnType<typeof databaseContent>>;
}

/** Starts on an empty database, waits until ready, ends the provider and returns the state. */
export async function firstStart(options: ProviderPlace): Promise<FirstStart> {
  const from = performance.now();
  const { process } = await startReady(options);
  const readyMs = performance.now() - from;
  await endProvider(process, 'SIGTERM');
  return { readyMs, content: await contentOf(options.place) };
}

/**
 * Kills the first start on an empty database after `afterMs` milliseconds and returns the state after the next start.
 */
export async function killedFirstStart(options: ProviderPlace, afterMs: number): Promise<FirstStart> {
  const killed = startProviderProcess(options);
  await wait(afterMs);
  await endProvider(killed, 'SIGKILL');
  return firstStart(options);
}

/** Without timestamps, which differ between instances. */
async function contentOf(place: TestPlace): Promise<FirstStart['content']> {
  const database = await openDatabase(place);
  const content = await databaseContent(database);
  await database.destroy();
  return { ...content, job: [] };
}
