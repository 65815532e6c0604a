import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { checkBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { databaseFile, openDatabase } from '../../database/open-database.ts';
import { version } from '../../kernel/version.ts';
import { startProvider, type TestProvider } from '../start-provider.ts';
import { type TestEngine, testEngines, type TestPlace } from '../test-databases.ts';
import { playFirstChapter, signInAndRead, type PlayedChapter } from './play-first-chapter.ts';

const folder = fileURLToPath(new URL('data', import.meta.url));
const files = {
  database: 'sqlite.gz',
  secret: 'secret',
  backup: 'backup.gz',
  dump: 'postgres.sql.gz',
  played: 'played.json',
};
const limitMs = 120_000;

// `RELEASE_DATA=1 npx vitest run --root apps/provider releases` stores the data of this version, as part of a release.
const engines = testEngines.filter(({ missing }) => missing === null);
describe.runIf(process.env['RELEASE_DATA'] === '1')('the data of this release', { timeout: limitMs }, () => {
  it.each(engines)('is stored from $engine', async (engine) => {
    const place = await engine.place();
    const provider = await startProvider(place);
    const played = await playFirstChapter(provider);
    const to = (name: string) => join(folder, version, name);
    mkdirSync(join(folder, version), { recursive: true });
    if (place.databaseUrl === null) {
      await writeBackup(place, to(files.backup), provider.clock.now());
      await provider.close();
      writeFileSync(to(files.database), gzipSync(readFileSync(join(place.dataDir, databaseFile))));
      copyFileSync(join(place.dataDir, 'secret'), to(files.secret));
      writeFileSync(to(files.played), `${JSON.stringify(played, null, 2)}\n`);
    } else {
      await provider.close();
      const { stdout } = spawnSync('pg_dump', ['--inserts', '--no-owner', place.databaseUrl], {
        maxBuffer: 1e9,
      });
      writeFileSync(
        to(files.dump),
        gzipSync(Buffer.concat([Buffer.from(`-- ${JSON.stringify(played)}\n`), stdout])),
      );
    }
    await place.drop();
  });
});

const releases = existsSync(folder) ? readdirSync(folder) : [];
describe.each(releases)('the data of release %s', { timeout: limitMs }, (release) => {
  const read = (name: string) => readFileSync(join(folder, release, name));
  const played = JSON.parse(String(read(files.played))) as PlayedChapter;

  it.each(engines)('keeps every star after the start of this version on $engine', async (engine) => {
    await onPlace(engine, async (place) => {
      const expected =
        place.databaseUrl === null ? played : await loadDump(place.databaseUrl, read(files.dump));
      if (place.databaseUrl === null) {
        writeFileSync(join(place.dataDir, databaseFile), gunzipSync(read(files.database)));
        writeFileSync(join(place.dataDir, 'secret'), read(files.secret), { mode: 0o600 });
      }
      await onProvider(place, async (provider) => {
        expect(await signInAndRead(provider, expected)).toEqual(expected);
      });
    });
  });

  it.each(engines)('keeps every star of its backup in this version on $engine', async (engine) => {
    await onPlace(engine, async (place) => {
      const backup = join(folder, release, files.backup);
      expect((await checkBackup(backup)).rows).toBeGreaterThan(0);
      const database = await openDatabase(place);
      await restoreBackup(database, place, backup, 1);
      await database.destroy();
      await onProvider(place, async (provider) => {
        expect(await signInAndRead(provider, played)).toEqual(played);
      });
    });
  });
});

/** Loads the dump without psql commands. Returns the chapter in its first line. */
async function loadDump(url: string, dump: Buffer): Promise<PlayedChapter> {
  const [head = '', ...lines] = String(gunzipSync(dump)).split('\n');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(lines.filter((line) => !line.startsWith('\\')).join('\n'));
  await client.end();
  return JSON.parse(head.slice('-- '.length)) as PlayedChapter;
}

async function onPlace(engine: TestEngine, work: (place: TestPlace) => Promise<void>): Promise<void> {
  const place = await engine.place();
  await work(place);
  await place.drop();
}

async function onProvider(place: TestPlace, work: (provider: TestProvider) => Promise<void>): Promise<void> {
  const provider = await startProvider(place);
  await work(provider);
  await provider.close();
}
