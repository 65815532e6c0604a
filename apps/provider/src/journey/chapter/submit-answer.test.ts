import { randomUUID } from 'node:crypto';
import type { RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteLearner } from '../../auth/account/delete-account.ts';
import { deactivateLearner } from '../../auth/account/account-state.ts';
import { planOf, rememberQueries, tablesReadWhole } from '../../database/testing/query-plan.ts';
import { inTransaction } from '../../database/transaction.ts';
import { correctAnswers, wrongAnswer } from '../../domain/questions/questions.ts';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../../testing/index.ts';
import { directPlay, keyOf } from '../testing/direct-play.ts';

const chapters = [1, 2, 3, 4, 5].map((number) => `w1-s1-c${number}`);
const quizTimeId = 'qt-easy';

eachDatabase('an answer', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let learnerId = '';
  const nodes: RootOperationNode[] = [];

  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
    ({ id: learnerId } = await provider.createLearner());
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  /** The first three questions of the chapter. */
  async function questions(chapterId: string): Promise<readonly string[]> {
    const query = provider.context.database.selectFrom('question').select('id');
    const rows = await query.where('chapter_id', '=', chapterId).orderBy('position').limit(3).execute();
    return rows.map(({ id }) => id);
  }

  /** Runs `play` as the learner, with a new key; returns its statements. */
  async function statementsOf(
    play: (direct: ReturnType<typeof directPlay>) => Promise<string | null>,
  ): Promise<readonly RootOperationNode[]> {
    const { context } = provider;
    const database = context.database.withPlugin(rememberQueries(nodes));
    nodes.length = 0;
    expect(
      await play(directPlay({ ...context, database }, learnerId, { idempotencyKey: randomUUID() })),
    ).toBeNull();
    return [...nodes];
  }

  const open = (id: string) => statementsOf((play) => play.open(id, quizTimeId));

  /** Opens the question if necessary, answers it and returns the answer's statements. */
  async function answer(id: string, kind: 'right' | 'wrong'): Promise<readonly RootOperationNode[]> {
    const { context, clock } = provider;
    await directPlay(context, learnerId).open(id, quizTimeId);
    clock.advance(1000);
    const key = await keyOf(context, learnerId, id, quizTimeId);
    const given = kind === 'right' ? correctAnswers(key) : wrongAnswer(key);
    return statementsOf((play) => play.answer(id, quizTimeId, given));
  }

  /** PostgreSQL needs an additional statement for the lock. */
  const lock = engine.engine === 'PostgreSQL' ? 1 : 0;

  it('T34: takes 5 statements if wrong, 8 with a star, 10 with a completed sub-trail, 1 more as the first of a day', async () => {
    const counts: number[] = [];
    let most = 0;
    for (const chapterId of chapters)
      for (const [index, id] of (await questions(chapterId)).entries()) {
        if (index === 0) counts.push((await answer(id, 'wrong')).length);
        const { length } = await answer(id, 'right');
        if (chapterId === chapters[0]) counts.push(length);
        most = Math.max(most, length);
      }
    expect(counts.slice(0, 4)).toEqual([5 + 1, 8, 8, 8].map((count) => count + lock));
    expect(most).toBe(10 + lock);
  });

  it('T34: opening a question takes 2 statements, 4 for a new run', async () => {
    ({ id: learnerId } = await provider.createLearner());
    const counts: number[] = [];
    for (const id of await questions('w1-s1-c1')) {
      counts.push((await open(id)).length);
      await answer(id, 'right');
    }
    expect(counts).toEqual([4, 2, 2].map((count) => count + lock));
  });

  it('T34: uses an index in each statement', async () => {
    ({ id: learnerId } = await provider.createLearner());
    for (const id of await questions('w1-s1-c1')) {
      for (const node of await answer(id, 'right'))
        expect(
          tablesReadWhole(await planOf(provider.context.database, node, 'by index where it can')),
        ).toEqual([]);
    }
  });

  it('T11: is rejected when the account is closed or deleted after the session was read', async () => {
    const { context, clock, createLearner } = provider;
    ({ id: learnerId } = await createLearner());
    const [id = ''] = await questions('w1-s1-c1');
    await answer(id, 'wrong');
    const late = () => directPlay(context, learnerId).answer(id, quizTimeId, '?');
    await inTransaction(context.database, (transaction) =>
      deactivateLearner(transaction, learnerId, 'Be kind.', clock.now()),
    );
    expect(await late()).toBe('ACCOUNT_DEACTIVATED');
    await inTransaction(context.database, (transaction) => deleteLearner(transaction, learnerId));
    expect(await late()).toBe('UNAUTHENTICATED');
  });
});
