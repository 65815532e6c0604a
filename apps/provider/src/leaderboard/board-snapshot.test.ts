import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { boardClimb } from '../boards/climb-board.ts';
import { hideFromBoards } from '../boards/hide-from-boards.ts';
import { inTransaction, together } from '../database/transaction.ts';
import { journeyBoard } from '../domain/board/board-name.ts';
import { bothDatabases, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { signal } from '../testing/signal.ts';
import { leaderboardHandlers } from './routes.ts';

const quizTimeId = 'qt-easy';
const learners = 12;

bothDatabases('a board response', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  const ids: string[] = [];

  /** The first learner has the most stars. */
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
    for (let index = 0; index < learners; index += 1) ids.push((await provider.createLearner()).id);
    for (const [index, id] of ids.entries())
      for (let star = learners; star > index; star -= 1) await climb(id);
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });
  beforeEach(() => hide(ids[0], false));

  const climb = (id: string) =>
    inTransaction(provider.context.database, (transaction) =>
      together(transaction, boardClimb(transaction, journeyBoard(quizTimeId), id, 1)),
    );
  const hide = (id = '', hidden: boolean) =>
    inTransaction(provider.context.database, (transaction) => hideFromBoards(transaction, id, hidden));

  type Name = 'getLeaderboard' | 'getNeighbours';
  const ask = (name: Name, query: object, plugin?: KyselyPlugin) => {
    const { context } = provider;
    const database = plugin ? context.database.withPlugin(plugin) : context.database;
    return leaderboardHandlers[name]({
      context: { ...context, database },
      session: { sessionId: '', learnerId: ids[2] },
      query: { type: 'learning_journey', quiz_time_id: quizTimeId, ...query },
    } as never);
  };

  /** The response without its cursor, which is sealed with a new nonce each time. */
  const facts = (response: object) => ({ ...response, next_cursor: null });

  /** Commits `change` between a call's first read, the counts, and its next read. */
  async function overtaken(name: Name, query: object, change: () => Promise<unknown>) {
    const counted = signal();
    const changed = signal();
    const response = ask(name, query, {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'learners' in row)) {
          counted.resolve();
          await changed.promise;
        }
        return result;
      },
    });
    await counted.promise;
    await change();
    changed.resolve();
    return response;
  }

  const cases: readonly [Name, string, object][] = [
    ['getLeaderboard', 'the first page', {}],
    ['getLeaderboard', 'a page by its number alone', { page: 2 }],
    ['getNeighbours', 'the neighbours', {}],
  ];
  it.each(cases)('D158: %s reads %s in a snapshot when a learner hides', async (name, _, query) => {
    const before = facts(await ask(name, query));
    expect(facts(await overtaken(name, query, () => hide(ids[0], true)))).toEqual(before);
    expect(facts(await ask(name, query))).not.toEqual(before);
  });

  it('D158: getLeaderboard reads counts, rows and ranks in a snapshot when a learner climbs', async () => {
    const before = facts(await ask('getLeaderboard', {}));
    expect(facts(await overtaken('getLeaderboard', {}, () => climb(ids[9] ?? '')))).toEqual(before);
  });
});
