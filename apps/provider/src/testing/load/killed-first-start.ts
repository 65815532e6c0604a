import { setTimeout as wait } from 'node:timers/promises';
import { databaseContent } from '../../backup/testing/database-content.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { TestPlace } from '../test-databases.ts';
import { endProvider, type ProviderPlace, startProviderProcess, startReady } from './running-provider.ts';

/** What a first start left, with how long it took until it was ready. */
export interface FirstStart {
  readonly readyMs: number;
  readonly content: Awaited<ReturnType<typeof databaseContent>>;
}

/** Starts on an empty place, waits until the provider is ready, ends it, and gives what it left. */
export async function firstStart(options: ProviderPlace): Promise<FirstStart> {
  const from = performance.now();
  const { process } = await startReady(options);
  const readyMs = performance.now() - from;
  await endProvider(process, 'SIGTERM');
  return { readyMs, content: await contentOf(options.place) };
}

/** Kills the first start on an empty place after so many milliseconds; gives what the next start makes of it. */
export async function killedFirstStart(options: ProviderPlace, afterMs: number): Promise<FirstStart> {
  const killed = startProviderProcess(options);
  await wait(afterMs);
  await endProvider(killed, 'SIGKILL');
  return firstStart(options);
}

/** Without what tells the one instance from the other: the times of its work. */
async function contentOf(place: TestPlace): Promise<FirstStart['content']> {
  const database = await openDatabase(place);
  const content = await databaseContent(database);
  await database.destroy();
  return { ...content, job: [] };
}
