import type { Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Pack } from '@sirah-trails/content-pack/model';
import { samplePack } from '@sirah-trails/content-pack/testing';
import { migrate } from '../database/migrations/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { eachDatabase } from '../testing/each-database.ts';
import type { TestEngine } from '../testing/test-databases.ts';
import { importContent } from './import-content.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await samplePack();
});

eachDatabase('a content import', (engine) => {
  it('writes the whole pack once', () =>
    withDatabase(engine, async (database) => {
      expect(await importContent(database, pack, 1)).toBe(true);
      expect(await importContent(database, pack, 1)).toBe(false);
      const worlds = await database.selectFrom('trail').selectAll().orderBy('position').execute();
      expect(worlds.map(({ id, name }) => [id, name])).toEqual(pack.worlds.map(({ id, name }) => [id, name]));
      expect(worlds[0]?.background).toMatch(/^\/content\/art\//);
      expect(await countOf(database, 'question')).toBe(questionsOf(pack).length);
      expect(await countOf(database, 'book_page')).toBe(pack.books.flatMap(({ pages }) => pages).length);
    }));

  it('stores the closing sentence and the page range of a chapter', () =>
    withDatabase(engine, async (database) => {
      const learnt = 'I know why a dry valley can flood.';
      const stored = async () =>
        database
          .selectFrom('chapter')
          .select(['learnt', 'book_page', 'last_book_page'])
          .where('id', '=', 'w1-s1-c2')
          .executeTakeFirst();
      await importContent(database, withLearnt(pack, 'w1-s1-c2', learnt), 1);
      expect(await stored()).toEqual({ learnt, book_page: 3, last_book_page: 4 });
      await importContent(database, withLearnt(pack, 'w1-s1-c2', null), 1);
      expect((await stored())?.learnt).toBeNull();
    }));

  it('runs once when several processes start at once', () =>
    withDatabase(engine, async (database) => {
      const imports = await Promise.all([1, 2, 3].map(() => importContent(database, pack, 1)));
      expect(imports.filter(Boolean)).toHaveLength(1);
    }));

  it("updates rows in place, retires omitted rows and keeps learners' results", () =>
    withDatabase(engine, async (database) => {
      await importContent(database, pack, 1);
      await earnStars(database);
      await importContent(database, withoutLastChapter(pack), 1);
      const chapters = await database.selectFrom('chapter').select(['id', 'title', 'retired']).execute();
      expect(chapters.find(({ id }) => id === lastChapter(pack).id)).toMatchObject({ retired: 1 });
      expect(chapters.find(({ id }) => id === 'w1-s1-c1')).toMatchObject({
        retired: 0,
        title: 'A new title',
      });
      const results = await database
        .selectFrom('chapter_result')
        .select(['chapter_id', 'best_stars'])
        .execute();
      expect(results).toMatchObject([{ chapter_id: lastChapter(pack).id, best_stars: 5 }]);
    }));

  it('B2: retires an omitted difficulty, keeps its results and restores it later', () =>
    withDatabase(engine, async (database) => {
      const retired = () =>
        database.selectFrom('quiz_time').select('id').where('retired', '=', 1).orderBy('id').execute();
      await importContent(database, pack, 1);
      await earnStars(database);
      const quizTimes = pack.quizTimes.filter(({ id }) => id !== 'qt-easy');
      await importContent(database, { ...pack, hash: 'without easy', quizTimes }, 1);
      expect(await retired()).toEqual([{ id: 'qt-easy' }]);
      expect(await database.selectFrom('chapter_result').select('best_stars').execute()).toHaveLength(1);
      await importContent(database, pack, 1);
      expect(await retired()).toEqual([]);
    }));

  it('keeps the old content when it fails', () =>
    withDatabase(engine, async (database) => {
      await importContent(database, pack, 1);
      const [world] = pack.worlds;
      if (!world) throw new Error('The starter pack has a world.');
      const broken = {
        ...world,
        subTrails: world.subTrails.map((subTrail) => ({ ...subTrail, bookId: 'no-such-book' })),
      };
      await expect(
        importContent(database, { ...pack, hash: 'broken', worlds: [broken] }, 1),
      ).rejects.toThrow();
      const retired = await database.selectFrom('chapter').select('id').where('retired', '=', 1).execute();
      expect(retired).toEqual([]);
      expect(await importContent(database, pack, 1)).toBe(false);
    }));
});

function questionsOf({ worlds }: Pack) {
  return worlds.flatMap(({ subTrails }) =>
    subTrails.flatMap(({ chapters }) => chapters.flatMap(({ questions }) => questions)),
  );
}

function lastChapter({ worlds }: Pack) {
  const chapter = worlds.at(-1)?.subTrails.at(-1)?.chapters.at(-1);
  if (!chapter) throw new Error('The starter pack has chapters.');
  return chapter;
}

function withoutLastChapter(source: Pack): Pack {
  const last = lastChapter(source).id;
  const worlds = source.worlds.map((world) => ({
    ...world,
    subTrails: world.subTrails.map((subTrail) => ({
      ...subTrail,
      chapters: subTrail.chapters
        .filter(({ id }) => id !== last)
        .map((chapter) => (chapter.id === 'w1-s1-c1' ? { ...chapter, title: 'A new title' } : chapter)),
    })),
  }));
  return { ...source, hash: 'shorter', worlds };
}

async function earnStars(database: Kysely<Database>): Promise<void> {
  const names = { first_name: null, last_name: null, age: null, gender: null };
  const learner = { id: 'l1', email: 'a@example.org', password_hash: '-', username: 'Fox', ...names };
  await database
    .insertInto('learner')
    .values({ ...learner, head_item_id: 'head', joined_at: 1, demo: 0 })
    .execute();
  const place = { learner_id: 'l1', chapter_id: lastChapter(pack).id, quiz_time_id: 'qt-easy' };
  await database
    .insertInto('chapter_result')
    .values({ ...place, best_stars: 5, ranked_stars: 5, passed_at: 1 })
    .execute();
}

async function countOf(database: Kysely<Database>, table: 'question' | 'book_page'): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function withDatabase(
  engine: TestEngine,
  work: (database: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const place = await engine.place();
  const database = await openDatabase(place);
  try {
    await migrate(database, 1);
    await work(database);
  } finally {
    await database.destroy();
    await place.drop();
  }
}

function withLearnt(before: Pack, id: string, learnt: string | null): Pack {
  const worlds = before.worlds.map((world) => ({
    ...world,
    subTrails: world.subTrails.map((subTrail) => ({
      ...subTrail,
      chapters: subTrail.chapters.map((chapter) => (chapter.id === id ? { ...chapter, learnt } : chapter)),
    })),
  }));
  return { ...before, hash: `with ${learnt}`, worlds };
}
