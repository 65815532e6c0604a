import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  bothDatabases,
  startProvider,
  type TestPlace,
  type TestProvider,
  VirtualClock,
} from '../testing/index.ts';
import { isInUse } from '../backup/is-in-use.ts';
import { adminHarness } from './testing/admin-harness.ts';
import { backupName } from './commands/backup.ts';

setFlagsFromString('--expose-gc');
// Safe cast: the flag above defines it in new contexts.
const collectGarbage = runInNewContext('gc') as () => void;

bothDatabases('restore', (engine) => {
  let place: TestPlace;
  let folder: string;
  let file: string;
  const clock = new VirtualClock();
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sirah-restore-'));
    file = join(folder, 'one.backup');
    place = await engine.place();
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await place.drop();
  });

  const run = (...words: string[]) => {
    const { databaseUrl, dataDir } = place;
    const environment = databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
    return adminHarness(environment, clock)(words);
  };
  const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).output);
  const findsLearner = async (id: string) => (await json('user', 'list', '--search', id)).users.length === 1;

  /** Waits until closed files are released, as by the end of a process: SQLite keeps them until garbage collection. */
  const released = async () => {
    const isLeft = () => {
      collectGarbage();
      return isInUse(place);
    };
    await expect.poll(isLeft).toBe(false);
  };
  const stop = async (provider: TestProvider) => {
    await provider.close();
    await released();
  };

  /** Backs up a running provider, then adds a learner and stops the provider. Returns the learner's id. */
  const backUpBeforeLearner = async () => {
    const provider = await startProvider({ ...place, clock });
    expect(await json('backup', file)).toMatchObject({ file, tables: expect.any(Number) });
    const { id } = await provider.createLearner();
    await stop(provider);
    return id;
  };

  it('replaces everything, and keeps the previous data', async () => {
    const id = await backUpBeforeLearner();
    expect((await run('backup', file)).complaints).toMatch(/already/);
    await released();
    expect((await run('restore', file)).code).toBe(2);
    const { before } = await json('restore', file, '--yes');
    expect(await findsLearner(id)).toBe(false);
    clock.advance(1000);
    await released();
    await json('restore', before, '--yes');
    expect(await findsLearner(id)).toBe(true);
  });

  it('refuses a damaged file', async () => {
    writeFileSync(file, 'broken');
    const complaints = expect.stringMatching(/no backup.*Nothing was changed/);
    expect(await run('restore', file, '--yes')).toMatchObject({ code: 1, complaints });
  });

  it('refuses while a provider uses the data', async () => {
    const id = await backUpBeforeLearner();
    const provider = await startProvider({ ...place, clock });
    const complaints = expect.stringMatching(/in use: stop the provider.*Nothing was changed/);
    expect(await run('restore', file, '--yes')).toMatchObject({ code: 1, complaints });
    expect(await findsLearner(id)).toBe(true);
    await stop(provider);
    expect((await run('restore', file, '--yes')).code).toBe(0);
  });

  it('changes nothing unless the current data can be backed up', async () => {
    const id = await backUpBeforeLearner();
    clock.advance(1000);
    writeFileSync(join(folder, backupName('before-restore', clock.now())), 'mine');
    const complaints = expect.stringMatching(/cannot be kept.*Nothing was changed/s);
    expect(await run('restore', file, '--yes')).toMatchObject({ code: 2, complaints });
    expect(await findsLearner(id)).toBe(true);
  });
});
