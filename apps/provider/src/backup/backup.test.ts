import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeWholeLearner } from '../auth/account/testing/whole-learner.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { putInstallation } from '../database/migrations/testing/old-installation.ts';
import { openDatabase } from '../database/open-database.ts';
import { sendFeedback } from '../auth/feedback/testing/send-feedback.ts';
import { directPlay } from '../journey/testing/direct-play.ts';
import { boardTotals, recountAllBoards } from '../journey/testing/recount.ts';
import {
  bothDatabases,
  isProof,
  rounds,
  startProvider,
  testEngines,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { BackupError } from './backup-format.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { addAnswers } from './testing/add-answers.ts';
import { databaseContent } from './testing/database-content.ts';
import { writeBackup } from './write-backup.ts';

const answers = rounds({ sample: 300, full: 100_000 });
const damages = rounds({ sample: 40, full: 1000 });
const folder = mkdtempSync(join(tmpdir(), 'sirah-backup-'));
/** In characters. */
const longRow = 5_000_000;
const newFile = () => join(folder, `${randomUUID()}.backup`);
afterAll(() => rmSync(folder, { recursive: true }));

bothDatabases('backup', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  const targets: TestPlace[] = [];
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    await makeWholeLearner(provider, { username: 'Zamzam زمزم "\\\' \n' });
    await addAnswers(provider, answers);
  }, 600_000);
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });
  afterEach(async () => {
    for (const target of targets.splice(0)) await target.drop();
  });

  const backup = async () => {
    const path = newFile();
    const summary = await writeBackup(place, path, provider.clock.now());
    return { path, summary };
  };
  const openTarget = async (kind = engine) => {
    const target = await kind.place();
    targets.push(target);
    return { target, database: await openDatabase(target) };
  };

  it.each(testEngines.filter(({ missing }) => missing === null))(
    'restores every row on $engine',
    async (other) => {
      const { path, summary } = await backup();
      const { target, database } = await openTarget(other);
      expect(await restoreBackup(database, target, path, 1)).toBe(summary.rows);
      expect(summary.rows).toBeGreaterThan(answers);
      expect(await databaseContent(database)).toEqual(await databaseContent(provider.context.database));
      await database.destroy();
    },
    600_000,
  );

  it('restores long rows in statements of bounded size', async () => {
    const { database: source } = provider.context;
    const ids = Array.from({ length: 3 }, () => randomUUID());
    const { id: learner } = await provider.createLearner();
    for (const id of ids) {
      const feedback = { id, learner_id: learner, subject: 's', description: 'd'.repeat(longRow) };
      await source
        .insertInto('feedback')
        .values({ ...feedback, created_at: 1 })
        .execute();
    }
    const { path } = await backup();
    await source.deleteFrom('feedback').where('id', 'in', ids).execute();
    const { target, database } = await openTarget();
    const sizes: number[] = [];
    const watched = database.withPlugin({
      transformQuery: ({ node }) => {
        sizes.push(textIn(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await restoreBackup(watched, target, path, 1);
    const { description } = await database
      .selectFrom('feedback')
      .select('description')
      .where('id', '=', ids[2] ?? '')
      .executeTakeFirstOrThrow();
    expect(description).toHaveLength(longRow);
    expect(Math.max(...sizes)).toBeLessThan(3 * longRow);
    await database.destroy();
  }, 120_000);

  it('rolls back rows and secret when the commit fails', async () => {
    const { path } = await backup();
    const target = await engine.place();
    targets.push(target);
    const before = await startProvider({ ...target, clock: provider.clock });
    const sealed = before.context.secret.seal('test', 'kept');
    await before.close();
    const database = await openDatabase(target);
    const uncommitted = Object.create(database, {
      transaction: {
        value: () => ({
          execute: (work: (transaction: object) => Promise<unknown>) =>
            database.transaction().execute(async (transaction) => {
              await work(transaction);
              throw new Error('The commit fails.');
            }),
        }),
      },
    }) as typeof database;
    await expect(restoreBackup(uncommitted, target, path, 1)).rejects.toThrow('The commit fails.');
    await database.destroy();
    const after = await startProvider({ ...target, clock: provider.clock });
    expect(after.context.secret.open('test', sealed)).toBe('kept');
    await after.close();
  }, 120_000);

  it('restores a working instance elsewhere, with its sealed values', async () => {
    const { path } = await backup();
    const sealed = provider.context.secret.seal('test', 'kept');
    const [other = engine] = testEngines.filter((one) => one !== engine && one.missing === null);
    const { target, database } = await openTarget(other);
    await restoreBackup(database, target, path, 1);
    await database.destroy();
    const moved = await startProvider({ ...target, clock: provider.clock });
    expect(moved.context.secret.open('test', sealed)).toBe('kept');
    const head = await fetch(`${moved.url}/readyz`);
    expect(head.status).toBe(200);
    await moved.close();
  }, 120_000);

  it('takes a consistent snapshot while learners answer: boards, runs and answers agree', async () => {
    const { context } = provider;
    let playing = true;
    let given = 0;
    const play = async () => {
      const { id } = await provider.createLearner();
      const { open, answer } = directPlay(context, id);
      for (let turn = 0; playing; turn += 1) {
        const question = `w1-s1-c1-q-${['mc', 'tf'][turn % 2] ?? ''}`;
        await open(question, 'qt-easy');
        await answer(question, 'qt-easy', 'Z');
        given += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const learners = Array.from({ length: 4 }, play);
    const { path } = await backup();
    playing = false;
    await Promise.all(learners);
    expect(given).toBeGreaterThan(0);
    const { target, database } = await openTarget();
    await restoreBackup(database, target, path, 1);
    expect(await boardTotals(database)).toEqual(await recountAllBoards(database));
    const orphans =
      await sql`select run_id from run_question where run_id not in (select id from run)`.execute(database);
    expect(orphans.rows).toEqual([]);
    await database.destroy();
  }, 600_000);

  it('replaces all data of an instance, which works afterwards', async () => {
    const { path } = await backup();
    const { target, database } = await openTarget();
    await database.destroy();
    const other = await startProvider({ ...target, clock: provider.clock });
    const { id } = await other.createLearner();
    await restoreBackup(other.context.database, target, path, 1);
    const gone = await other.context.database
      .selectFrom('learner')
      .select('id')
      .where('id', '=', id)
      .execute();
    expect(gone).toEqual([]);
    const { token } = await other.createLearner();
    expect((await sendFeedback(other.url, token, {})).status).toBe(200);
    await other.close();
  }, 120_000);

  it('keeps every row of a version before the baseline', async () => {
    const target = await engine.place();
    targets.push(target);
    await putInstallation(target);
    const path = newFile();
    await writeBackup(target, path, 1);
    const old = await openDatabase(target);
    await migrate(old, 1);
    const rows = await databaseContent(old);
    await old.destroy();
    const fresh = await openTarget();
    await restoreBackup(fresh.database, fresh.target, path, 2);
    expect(await databaseContent(fresh.database)).toEqual(rows);
    await fresh.database.destroy();
  });

  // The format of the file is independent of the engine.
  if (engine.engine === 'PostgreSQL' && !isProof) return;

  describe('invalid backups', () => {
    const refused = async (bytes: Buffer, message: RegExp) => {
      const path = newFile();
      writeFileSync(path, bytes);
      const { database } = provider.context;
      const learners = () =>
        database
          .selectFrom('learner')
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirstOrThrow();
      const before = await learners();
      await expect(restoreBackup(database, place, path, 1)).rejects.toThrow(BackupError);
      await expect(restoreBackup(database, place, path, 1)).rejects.toThrow(message);
      expect(await learners()).toEqual(before);
    };
    const edited = async (change: (lines: string[]) => string[]) => {
      const { path } = await backup();
      const lines = gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -1);
      return gzipSync(
        change(lines)
          .map((line) => `${line}\n`)
          .join(''),
      );
    };

    it('rejects a file that is no backup', async () => {
      for (const text of ['', 'Hello']) await refused(Buffer.from(text), /no backup|cut/);
      await refused(gzipSync('{"format":"other"}\n'), /no backup|cut/);
    });

    it('rejects a truncated backup', async () => {
      const whole = readFileSync((await backup()).path);
      await refused(whole.subarray(0, whole.length - 20), /cut/);
      await refused(await edited((lines) => lines.slice(0, -1)), /cut/);
    });

    it('rejects a backup with a changed value', async () => {
      const change = (line: string) => line.replace('Z', 'Q');
      await refused(
        await edited((lines) => lines.map((line, at) => (at > 2 ? change(line) : line))),
        /damaged/,
      );
    });

    it('rejects the format and schema of a newer version', async () => {
      for (const change of [{ version: 2 }, { migrations: ['9999-later'] }]) {
        const bytes = await edited(([header = '', ...lines]) => [
          JSON.stringify({ ...JSON.parse(header), ...change }),
          ...lines,
        ]);
        await refused(bytes, /newer version/);
      }
    });

    it('rejects a partial list of migrations before the baseline', async () => {
      const bytes = await edited(([header = '', ...lines]) => [
        JSON.stringify({ ...JSON.parse(header), migrations: ['0001-accounts', '0002-content'] }),
        ...lines,
      ]);
      await refused(bytes, /before the first release/);
    });

    it('rejects a backup with any damaged byte', async () => {
      const whole = readFileSync((await backup()).path);
      const path = newFile();
      for (let damage = 0; damage < damages; damage += 1) {
        const copy = Buffer.from(whole);
        // Skips gzip's timestamp and system bytes, which do not affect the content.
        const at = 10 + Math.floor(((copy.length - 10) * damage) / damages);
        copy[at] = (copy[at] ?? 0) ^ (1 << (damage % 8));
        writeFileSync(path, copy);
        await expect(checkBackup(path), `byte ${at}`).rejects.toThrow(BackupError);
      }
    }, 7_200_000);
  });

  it('never overwrites a file, restricts it to its owner, and leaves no partial file', async () => {
    const { path } = await backup();
    await expect(writeBackup(place, path, 1)).rejects.toThrow(/already/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

/** Number of characters in all values of a statement. */
function textIn(node: object): number {
  if ('value' in node) return String(node.value).length;
  const parts = 'parameters' in node && Array.isArray(node.parameters) ? (node.parameters as object[]) : [];
  return parts.reduce((sum, part) => sum + textIn(part), 0);
}
