import type { FastifyInstance } from 'fastify';
import type { RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOf, rememberQueries, wholeTable } from '../database/testing/query-plan.ts';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { contractOperations } from './contract.ts';
import { createApp } from './create-app.ts';

const easy = 'quiz_time_id=qt-easy';
const journeyBoard = `type=learning_journey&${easy}`;
const entries = ['', '?page=2&size=2', '?starts_with=a&size=1', '?search=a', '?search=zzz&starts_with=b'];

/** Requests of every reading operation: each way in which its statements differ. */
const requests: Readonly<Record<string, readonly string[]>> = {
  listQuizTimes: ['', '?difficulty=5'],
  listTrails: [`?${easy}`],
  getTrail: [`/w1?${easy}`],
  listSubTrails: [`?trail_id=w1&${easy}`],
  listChapters: [`?sub_trail_id=w1-s1&${easy}`],
  getChapter: [`/w1-s1-c1?${easy}`],
  getUnlockedItems: [`/w1-s1/unlock-item?${easy}`],
  getBadge: [`/w1-s1/get-badge?type=sub_trail&${easy}`],
  listQuizzes: [`?chapter_id=w1-s1-c1&${easy}`],
  openQuiz: [`/w1-s1-c1-q-mc?${easy}`, `/w1-s1-c1-q-mc?${easy}`, '/w1-s1-c1-q-mc'],
  getMotivationalQuote: ['?trail_id=w1&motivational_type=start'],
  getLeaderboard: [`?${journeyBoard}`, `?${journeyBoard}&page=2`, '?type=endless_mode'],
  getMyRank: [`?${journeyBoard}`, '?type=endless_mode'],
  getNeighbours: [`?${journeyBoard}`, '?type=endless_mode'],
  getProfile: [''],
  getAvatar: [''],
  listAvatarItems: ['', '?category=head', '?category=skin_color'],
  listBooks: ['', '?page=2&size=2', '?category=arabia-before-the-message'],
  getFontSize: [''],
  getLastReadBook: [''],
  getBookProgress: ['/the-land'],
  getBook: ['/the-land'],
  listCategories: [''],
  listGlossary: entries,
  getGlossaryEntry: ['/oasis'],
  listPeople: entries,
  getPerson: ['/hashim'],
  listActivities: ['', '?page=2&size=1', '?category=maze'],
  getActivity: ['/before-the-message'],
  listCompetitions: ['', '?status=ongoing', '?status=upcoming', '?status=ended', '?status=all'],
  getCompetition: ['/draw-the-desert'],
  listPracticeQuizzes: ['?chapter_id=w1-s1-c1'],
  getMe: [''],
  getSettings: [''],
  exportAccount: [''],
};
const signingIn = ['getToken', 'loginGoogle', 'returnFromGoogle', 'followMailedLink'];
const fromFiles = ['getTheme', 'getConfiguration', 'listLegalPages', 'getLegalPage'];

eachDatabase('T34: every statement of a reading operation finds its rows by an index', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let app: FastifyInstance;
  let token = '';
  const nodes: RootOperationNode[] = [];

  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
    ({ token } = await provider.createLearner());
    const { context } = provider;
    app = await createApp({ ...context, database: context.database.withPlugin(rememberQueries(nodes)) });
    // The journey's content is read once for each import, whole.
    await ask('/api/trails/v1?quiz_time_id=qt-easy');
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
    await place.drop();
  });

  function ask(url: string) {
    return app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  }

  it('and the list of requests holds all of them', () => {
    const reading = contractOperations.filter(({ method }) => method === 'GET').map(({ id }) => id);
    expect([...Object.keys(requests), ...signingIn, ...fromFiles].toSorted()).toEqual(reading.toSorted());
  });

  it.each(Object.keys(requests))('%s', async (id) => {
    const path = contractOperations.find((operation) => operation.id === id)?.path ?? '';
    const plans: string[] = [];
    for (const request of requests[id] ?? []) {
      nodes.length = 0;
      const { statusCode } = await ask(`${path.replace(/\/\{.*/, '')}${request}`);
      expect(statusCode).toBeLessThan(500);
      // The session at least.
      expect(nodes.length).toBeGreaterThan(0);
      for (const node of [...nodes]) plans.push(await planOf(provider.context.database, node));
    }
    expect(plans.filter((plan) => wholeTable.test(plan))).toEqual([]);
  });
});
