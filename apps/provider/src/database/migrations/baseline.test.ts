import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseContent } from '../../backup/testing/database-content.ts';
import { StartError } from '../../configuration/start-error.ts';
import { boardCounts, boardTotals, recountAllBoards } from '../../journey/testing/recount.ts';
import {
  bothDatabases,
  startProvider,
  VirtualClock,
  type TestPlace,
  type TestProvider,
} from '../../testing/index.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { baseline } from './baseline.ts';
import { migrate } from './migrate.ts';
import { oldLearner, putInstallation } from './testing/old-installation.ts';
import { schemaOf } from './testing/schema-of.ts';

bothDatabases('an installation before the baseline', (engine) => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await engine.place();
    await putInstallation(place);
  });
  afterAll(() => place.drop());

  const open = async (target: TestPlace, work: (database: Kysely<Database>) => Promise<void>) => {
    const database = await openDatabase(target);
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  };

  it('is rejected with advice and left unchanged if it lacks a migration', async () => {
    const part = await engine.place();
    await putInstallation(part);
    await open(part, async (database) => {
      await sql`delete from migration where name = '0035-avatar-switches'`.execute(database);
      const before = await databaseContent(database);
      const refused = migrate(database, 1);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(/before the first release.*Start the last version/);
      expect(await databaseContent(database)).toEqual(before);
    });
    await part.drop();
  });

  it('keeps rows and schema, and records the baseline only', async () => {
    await open(place, async (database) => {
      const [rows, schema] = [await databaseContent(database), await schemaOf(database)];
      expect(rows['answer']).toHaveLength(425);
      await migrate(database, 1, [baseline]);
      await migrate(database, 2, [baseline]);
      expect(await databaseContent(database)).toEqual(rows);
      expect(await schemaOf(database)).toEqual(schema);
      const migrations = await sql`select name, applied_at from migration`.execute(database);
      expect(migrations.rows).toEqual([{ name: '0036-baseline', applied_at: 1 }]);
    });
  });

  it('gets the schema of a new installation', async () => {
    const fresh = await engine.place();
    await open(fresh, async (database) => {
      await migrate(database, 1);
      const schema = await schemaOf(database);
      expect(schema.length).toBeGreaterThan(100);
      await open(place, async (old) => {
        await migrate(old, 1);
        expect(await schemaOf(old)).toEqual(schema);
      });
    });
    await fresh.drop();
  });

  describe('after the start of this version', () => {
    let provider: TestProvider;
    beforeAll(async () => {
      // Forces a new import at the next start.
      await open(place, async (database) => {
        await sql`update setting set value = 'older' where key = 'content_hash'`.execute(database);
      });
      provider = await startProvider({ ...place, clock: new VirtualClock(oldLearner.now) });
    });
    afterAll(() => provider.close());

    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${oldLearner.token}` };
      return (await (await fetch(`${provider.url}${path}`, { headers })).json()) as unknown;
    };

    it('keeps session, stars, settings, avatar, book and boards', async () => {
      expect(await get('/api/profile/v1')).toMatchObject({
        data: { name: 'Calm Oryx', achievements: { trails_points: 7, chapter_read: 1 } },
      });
      expect(await get('/api/x/v1/settings')).toEqual({
        data: { calm: '1.5', hidden: false, pairs_by_check: false, time_zone: null },
      });
      expect(await get('/api/profile/v1/avatar')).toMatchObject({ chosen: true, skin: 'skin_2' });
      expect(await get('/api/book/v1/books/font-size')).toMatchObject({ font_size: 20 });
      expect(await get('/api/book/v1/book/progress/the-land')).toMatchObject({ data: { furthest_page: 4 } });
      expect(
        await get('/api/leaderboards/v1/my-rank?type=learning_journey&quiz_time_id=qt-easy'),
      ).toMatchObject({ your_rank: { rank: 9, total_star: 7 } });
      const { leaderboard } = (await get('/api/leaderboards/v1?type=endless_mode')) as {
        leaderboard: unknown[];
      };
      expect(leaderboard.slice(0, 4)).toMatchObject([
        { name: 'Starry Hoopoe', rank: 1, total_star: 20 },
        { name: 'Hopeful Gazelle', rank: 2, total_star: 15 },
        { name: 'Rainy Dolphin', rank: 3, total_star: 14 },
        { name: 'Breezy Oasis', rank: 4, total_star: 12 },
      ]);
    });

    it('has boards equal to the recounted answer log', async () => {
      const { database } = provider.context;
      const boards = await boardTotals(database);
      expect(boards.size).toBeGreaterThan(40);
      expect(boards).toEqual(await recountAllBoards(database));
      const { counted, stored } = await boardCounts(database);
      expect(stored).toEqual(counted);
    });

    it('D248: derives the days from the answers, in UTC', async () => {
      const { database } = provider.context;
      const answers = [
        ...(await database.selectFrom('answer').select(['learner_id', 'submitted_at']).execute()),
        ...(await database.selectFrom('endless_answer').select(['learner_id', 'submitted_at']).execute()),
      ];
      const expected = new Set(
        answers.map((row) => `${row.learner_id} ${new Date(row.submitted_at).toISOString().slice(0, 10)}`),
      );
      const days = await database.selectFrom('camp_day').selectAll().execute();
      expect(new Set(days.map((row) => `${row.learner_id} ${row.day}`))).toEqual(expected);
      expect(days).toHaveLength(expected.size);
      expect(days.length).toBeGreaterThan(10);
      expect(days.every((row) => row.answered === 1 && row.read_ms === 0)).toBe(true);
    });

    it('accepts the old password', async () => {
      const response = await fetch(`${provider.url}/api/auth/v1/signin/student`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: oldLearner.email, password: oldLearner.password }),
      });
      expect([response.status, await response.json()]).toMatchObject([
        200,
        { access_token: expect.any(String) },
      ]);
    });

    it('continues a run at its open question', async () => {
      const quizzes = await get('/api/trails/v1/quizzes?chapter_id=w1-s1-c2&quiz_time_id=qt-easy');
      expect(quizzes).toMatchObject({ run: { stars: 2, lives: 3, open_quiz_id: 'w1-s1-c2-q-mu' } });
    });

    it('imports the content of this version', async () => {
      const { books } = provider.context.about.written;
      expect(await get('/api/book/v1/books')).toMatchObject({ total_data: books });
      const pages = await provider.context.database.selectFrom('book_page').selectAll().execute();
      expect(pages).toHaveLength(books * 10);
    });
  });
});
