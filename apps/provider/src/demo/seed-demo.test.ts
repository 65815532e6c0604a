import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardClimb } from '../boards/climb-board.ts';
import {
  boardCounts,
  boardTotals,
  grantedMilestones,
  recountAllBoards,
  recountMilestones,
} from '../journey/testing/recount.ts';
import { hideFromBoards, inTransaction, startProvider, type TestProvider } from '../testing/index.ts';
import { demoSignIn, seedDemo } from './seed-demo.ts';
import { showDemo } from './show-demo.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider({ environment: { DEMO: 'public' } });
});

afterAll(() => provider.close());

it('derives the boards from the answer log', async () => {
  const { database } = provider.context;
  const boards = await boardTotals(database);
  expect(boards.size).toBeGreaterThan(200);
  expect(boards).toEqual(await recountAllBoards(database));
  const { counted, stored } = await boardCounts(database);
  expect(stored).toEqual(counted);
});

it('D178: the demo learner signs in with the printed password and has no progress', async () => {
  const { database, passwords } = provider.context;
  const learner = await database
    .selectFrom('learner')
    .selectAll()
    .where('email', '=', demoSignIn.email)
    .executeTakeFirstOrThrow();
  expect(await passwords.verify(demoSignIn.password, learner.password_hash)).toBe(true);
  const runs = await database.selectFrom('run').select('id').where('learner_id', '=', learner.id).execute();
  expect(runs).toEqual([]);
});

it('D178: 200 learners are on the boards of all difficulties and of endless mode', async () => {
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

it('crowd learners own exactly the rewards of their milestones', async () => {
  const { database } = provider.context;
  const learners = await database.selectFrom('learner').select('id').execute();
  let badges = 0;
  for (const { id } of learners) {
    const granted = await grantedMilestones(database, id);
    expect(granted.badges).toEqual(await recountMilestones(database, id));
    for (const milestone of granted.items) expect(granted.badges).toContain(milestone);
    badges += granted.badges.size;
  }
  expect(badges).toBeGreaterThan(0);
});

it('crowd avatars vary in starter heads, clothes and skins, with some scarves and wheelchairs', async () => {
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
  for (const flag of ['wheelchair', 'scarf'] as const)
    expect(new Set(learners.map((learner) => learner[flag]))).toEqual(new Set([0, 1]));
  for (const { head_item_id: head, top_item_id: top } of learners)
    for (const item of [head, top]) expect(starters).toContain(item);
});

it('all runs end before the start', async () => {
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

it('D178: visitors of a public demo cannot change the shared account', async () => {
  const { url, context } = provider;
  const ask = (method: string, path: string, token = '', body?: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const signIn = () => ask('POST', '/api/auth/v1/signin/student', '', demoSignIn);
  const { access_token: token } = (await (await signIn()).json()) as { access_token: string };
  const account = () => context.database.selectFrom('learner').selectAll().where('demo', '=', 1).execute();
  const before = await account();
  const typed = { password: 'Palms-and-springs-8', password_confirmation: 'Palms-and-springs-8' };
  const names = { first_name: 'A', last_name: 'B', age: '11-15 Years Old', gender: 'female' };
  for (const [method, path, body] of [
    ['POST', '/api/user/v1/reset-password', { old_password: demoSignIn.password, ...typed }],
    ['PUT', '/api/auth/v1/update-fields', names],
    ['POST', '/api/x/v1/account/code', { purpose: 'delete-account' }],
    ['POST', '/api/x/v1/account/set-password', { otp: '123456', ...typed }],
    ['POST', '/api/x/v1/account/delete', { password: demoSignIn.password }],
    ['POST', '/api/x/v1/account/delete', { otp: '123456' }],
  ] as const) {
    const refused = await ask(method, path, token, body);
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'DEMO_ACCOUNT' }]);
  }
  await ask('POST', '/api/auth/v1/forgot-password', '', { email: demoSignIn.email });
  expect(await provider.mails()).toEqual([]);
  const copy = await ask('GET', '/api/x/v1/account/export', token);
  expect(await copy.json()).toMatchObject({ data: {} });
  const seen = ({ last_seen_at: _seen, ...rest }: (typeof before)[number]) => rest;
  expect((await account()).map(seen)).toEqual(before.map(seen));
  expect((await signIn()).status).toBe(200);
});

it('D178: a second start changes nothing', async () => {
  const { database, clock, passwords } = provider.context;
  const before = await boardTotals(database);
  const learners = await database.selectFrom('learner').selectAll().execute();
  await seedDemo(database, passwords, clock.now() + 1);
  expect(await database.selectFrom('learner').selectAll().execute()).toEqual(learners);
  expect(await boardTotals(database)).toEqual(before);
});

it('D178: hides demo learners from the boards without the demo, and shows them again except hidden learners', async () => {
  const { database } = provider.context;
  const { learner_id: hiding } = await database
    .selectFrom('board_score')
    .select('learner_id')
    .executeTakeFirstOrThrow();
  await inTransaction(database, (transaction) => hideFromBoards(transaction, hiding, true));
  // A guest who signed in through the demo issuer.
  const guest = await provider.createLearner({ demo: true });
  await inTransaction(database, async (transaction) => {
    for (const climb of boardClimb(transaction, 'learning_journey:qt-easy', guest.id, 1))
      await transaction.executeQuery(climb.compile());
  });
  const before = await boardCounts(database);
  await showDemo(database, false);
  expect((await boardCounts(database)).stored.size).toBe(0);
  expect((await boardCounts(database)).counted.size).toBe(0);
  await showDemo(database, true);
  expect(await boardCounts(database)).toEqual(before);
  await inTransaction(database, (transaction) => hideFromBoards(transaction, hiding, false));
});

it('concurrent starts seed every learner and run once', async () => {
  const fresh = await startProvider();
  const { database, clock, passwords } = fresh.context;
  await Promise.all([seedDemo(database, passwords, clock.now()), seedDemo(database, passwords, clock.now())]);
  const learners = await database.selectFrom('learner').select('email').execute();
  expect(learners).toHaveLength(201);
  expect(await boardTotals(database)).toEqual(await recountAllBoards(database));
  const { counted, stored } = await boardCounts(database);
  expect(stored).toEqual(counted);
  await fresh.close();
});
