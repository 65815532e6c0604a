import type { RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rememberQueries } from '../database/testing/query-plan.ts';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { listRunning } from './list-running.ts';
import { directPlay } from './testing/direct-play.ts';

eachDatabase('the running tries', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  it('T34: takes a constant number of statements', async () => {
    const { id: learnerId } = await provider.createLearner();
    const nodes: RootOperationNode[] = [];
    const database = provider.context.database.withPlugin(rememberQueries(nodes));
    const listed = async () => {
      nodes.length = 0;
      const call = { context: { ...provider.context, database }, session: { learnerId, sessionId: '' } };
      const { data } = await listRunning(call as Parameters<typeof listRunning>[0]);
      return { tries: data.tries.length, statements: nodes.length };
    };
    // The first call reads the pack.
    await listed();
    const before = await listed();
    const { open } = directPlay(provider.context, learnerId);
    for (const pace of ['qt-easy', 'qt-medium', 'qt-hard', 'qt-expert']) await open('w1-s1-c1-q-mc', pace);
    expect(await listed()).toEqual({ tries: 4, statements: before.statements });
  });
});
