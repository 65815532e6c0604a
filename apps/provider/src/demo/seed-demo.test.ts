import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyPassword } from '../accounts/password.ts';
import {
  boardCounts,
  boardTotals,
  grantedPlaces,
  recountAllBoards,
  recountPlaces,
} from '../play/testing/recount.ts';
import { startProvider, type TestProvider } from '../testing/index.ts';
import { demoSignIn, seedDemo } from './seed-demo.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider({ demo: true });
}, 60_000);

afterAll(() => provider.close());

it('170: the stars of the demo come from runs: the boards are the answer log counted again', async () => {
  const { database } = provider.context;
  const boards = await boardTotals(database);
  expect(boards.size).toBeGreaterThan(200);
  expect(boards).toEqual(await recountAllBoards(database));
  const { counted, kept } = await boardCounts(database);
  expect(kept).toEqual(counted);
});

it('178: the demo learner signs in with the printed password and begins with nothing', async () => {
  const { database } = provider.context;
  const learner = await database
    .selectFrom('learner')
    .selectAll()
    .where('email', '=', demoSignIn.email)
    .executeTakeFirstOrThrow();
  expect(await verifyPassword(demoSignIn.password, learner.password_hash)).toBe(true);
  const runs = await database.selectFrom('run').select('id').where('learner_id', '=', learner.id).execute();
  expect(runs).toEqual([]);
});

it('178: 200 made-up learners stand on the boards of all difficulties and of the endless mode', async () => {
  const { database } = provider.context;
  const rows = await database
    .selectFrom('board_score')
    .innerJoin('learner', 'learner.id', 'board_score.learner_id')
    .select(['board', 'learner.id', 'demo', 'username'])
    .execute();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(200);
  expect(new Set(rows.map(({ username }) => username)).size).toBe(200);
  expect(rows.filter(({ demo }) => demo !== 1)).toEqual([]);
  const quizTimes = await database.selectFrom('quiz_time').select('id').where('difficulty', '<', 5).execute();
  for (const board of ['endless_mode', ...quizTimes.map(({ id }) => `learning_journey:${id}`)])
    expect(rows.filter((row) => row.board === board).length).toBeGreaterThan(20);
});

it('195: the crowd owns what the places that they completed give, and nothing else', async () => {
  const { database } = provider.context;
  const learners = await database.selectFrom('learner').select('id').execute();
  let badges = 0;
  for (const { id } of learners) {
    const granted = await grantedPlaces(database, id);
    expect(granted.badges).toEqual(await recountPlaces(database, id));
    for (const place of granted.items) expect(granted.badges).toContain(place);
    badges += granted.badges.size;
  }
  expect(badges).toBeGreaterThan(0);
});

it('the crowd wears different heads, clothes and skins, which everybody has', async () => {
  const { database } = provider.context;
  const learners = await database.selectFrom('learner').selectAll().where('skin', '!=', 'skin_1').execute();
  expect(learners.length).toBeGreaterThan(80);
  const items = await database
    .selectFrom('avatar_item')
    .select('id')
    .where('unlocked_at', 'is', null)
    .execute();
  const starters = new Set(items.map(({ id }) => id));
  const heads = new Set(learners.map(({ head_item_id: head }) => head));
  expect(heads.size).toBeGreaterThan(1);
  for (const { head_item_id: head, top_item_id: top } of learners)
    for (const item of [head, top]) expect(starters).toContain(item);
});

it('197: every round of the demo lies in the past', async () => {
  const { database, clock } = provider.context;
  for (const log of ['answer', 'endless_answer'] as const) {
    const late = await database
      .selectFrom(log)
      .select('id')
      .where('submitted_at', '>', clock.now())
      .execute();
    expect(late).toEqual([]);
  }
});

it('178: a second start changes nothing', async () => {
  const { database, clock } = provider.context;
  const before = await boardTotals(database);
  const learners = await database.selectFrom('learner').selectAll().execute();
  await seedDemo(database, clock.now() + 1);
  expect(await database.selectFrom('learner').selectAll().execute()).toEqual(learners);
  expect(await boardTotals(database)).toEqual(before);
});

it('T42: two starts at once seed every learner once, with all rounds', async () => {
  const fresh = await startProvider();
  const { database, clock } = fresh.context;
  await Promise.all([seedDemo(database, clock.now()), seedDemo(database, clock.now())]);
  const learners = await database.selectFrom('learner').select('email').execute();
  expect(learners).toHaveLength(201);
  expect(await boardTotals(database)).toEqual(await recountAllBoards(database));
  const { counted, kept } = await boardCounts(database);
  expect(kept).toEqual(counted);
  await fresh.close();
}, 60_000);
