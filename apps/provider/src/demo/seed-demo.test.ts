import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyPassword } from '../accounts/password.ts';
import { boardCounts, boardTotals, recountBoards } from '../play/testing/recount.ts';
import { startProvider, type TestProvider } from '../testing/index.ts';
import { demoSignIn, seedDemo } from './seed-demo.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider({ demo: true });
});

afterAll(() => provider.close());

it('170: the stars of the demo come from runs: the boards are the answer log counted again', async () => {
  const { database } = provider.context;
  const boards = await boardTotals(database);
  expect(boards.size).toBeGreaterThan(12);
  expect(boards).toEqual(await recountBoards(database));
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

it('197: every round of the demo lies in the past', async () => {
  const { database, clock } = provider.context;
  const late = await database
    .selectFrom('answer')
    .select('id')
    .where('submitted_at', '>', clock.now())
    .execute();
  expect(late).toEqual([]);
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
  expect(learners).toHaveLength(13);
  expect(await boardTotals(database)).toEqual(await recountBoards(database));
  const { counted, kept } = await boardCounts(database);
  expect(kept).toEqual(counted);
  await fresh.close();
});
