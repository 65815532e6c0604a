import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { BackupError, longestLine, transientTables, type BackupHeader } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { databaseContent } from './testing/database-content.ts';
import { writeBackup } from './write-backup.ts';

eachDatabase('crafted backups', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    await provider.createLearner();
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const newFile = () => join(place.dataDir, `${randomUUID()}.backup`);
  const linesOfBackup = async () => {
    const path = newFile();
    await writeBackup(place, path, provider.clock.now());
    return gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -1);
  };
  /** A changed backup with a right checksum. */
  const forged = async (change: (header: BackupHeader, lines: readonly string[]) => string[]) => {
    const [header = '', ...lines] = await linesOfBackup();
    const end = JSON.parse(lines.pop() ?? '') as { rows: number };
    const content = change(JSON.parse(header) as BackupHeader, lines);
    const sha256 = createHash('sha256')
      .update(content.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const whole = [...content, JSON.stringify({ rows: end.rows, sha256 })];
    return gzipSync(whole.map((line) => `${line}\n`).join(''));
  };
  const refused = async (bytes: Buffer, message: RegExp) => {
    const path = newFile();
    writeFileSync(path, bytes);
    const { database } = provider.context;
    const before = await databaseContent(database);
    const error = await restoreBackup(database, place, path, 1).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(BackupError);
    expect(String(error)).toMatch(message);
    expect(await databaseContent(database)).toEqual(before);
  };

  it('T41: backups contain no hashes of limits and sign-ins', async () => {
    const [header = ''] = await linesOfBackup();
    const names = (JSON.parse(header) as BackupHeader).tables.map(({ name }) => name);
    expect(names).toContain('learner');
    expect(names.filter((name) => transientTables.includes(name))).toEqual([]);
  });

  it('T42: rejects a forged backup with unknown tables or columns', async () => {
    const renamed = (from: string, to: string) =>
      forged((header, lines) => [
        JSON.stringify(header).replaceAll(`"${from}"`, `"${to}"`),
        ...lines.map((line) => line.replace(`{"table":"${from}"}`, `{"table":"${to}"}`)),
      ]);
    await refused(await renamed('learner', 'sqlite_master'), /no column/);
    await refused(await renamed('learner', 'migration'), /no column/);
    await refused(await renamed('username', 'nickname'), /no column "nickname"/);
  });

  it('T42: rejects a forged backup whose rows break the schema', async () => {
    const bytes = await forged((header, lines) => {
      const at = lines.indexOf('{"table":"learner"}') + 1;
      const row = JSON.parse(lines[at] ?? '') as unknown[];
      const id = header.tables.find(({ name }) => name === 'learner')?.columns.indexOf('id') ?? 0;
      row[id] = randomUUID();
      return [JSON.stringify(header), ...lines.with(at, JSON.stringify(row))];
    });
    await refused(bytes, /do not fit the table/);
  });

  it('T42: rejects a secret of another shape, and endless lines', async () => {
    for (const secret of ['short', `${'x'.repeat(20)}\n${'x'.repeat(22)}`])
      await refused(
        await forged((header, lines) => [JSON.stringify({ ...header, secret }), ...lines]),
        /no backup/,
      );
    await refused(gzipSync('x'.repeat(longestLine + 1)), /damaged/);
  });
});
