import { startProcess, type TestProcess } from '../child-process.ts';
import type { TestPlace } from '../test-databases.ts';

/** Location and build of a provider that runs in a separate process. */
export interface ProviderPlace {
  readonly place: TestPlace;
  /** The built provider. */
  readonly script: string;
  readonly contentDir: string;
}

/** A provider process that is ready. */
export interface Running {
  process: TestProcess;
  url: string;
}

/** Starts a provider without waiting until it is ready. */
export function startProviderProcess({ place, script, contentDir }: ProviderPlace): TestProcess {
  const environment = {
    DATA_DIR: place.dataDir,
    WRITES_PER_HOUR: '99999',
    DATABASE_URL: place.databaseUrl ?? '',
    CONTENT_DIR: contentDir,
  };
  return startProcess(script, { PORT: '0', WEB_DIR: '', ...environment });
}

/** Starts a provider and resolves when it is ready. */
export async function startReady(options: ProviderPlace): Promise<Running> {
  const process = startProviderProcess(options);
  await process.says('Server listening');
  const [, url] = /listening at (http:\/\/[\d.:]+)/.exec(process.printed()) ?? [];
  if (url === undefined) throw new Error(process.printed());
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  return { process, url };
}

/** Signals the process and returns its exit code; null after a kill. */
export async function endProvider(
  { child, ended }: TestProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  child.kill(signal);
  return ended;
}

const lookAgainMs = 10;

/** Polls until the condition is true. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}
