import type { RootOperationNode } from 'kysely';
import { rememberQueries } from '../../database/testing/query-plan.ts';
import type { TestProvider } from '../../testing/start-provider.ts';
import { contractOperations } from '../contract.ts';
import { createApp } from '../create-app.ts';

const easy = 'quiz_time_id=qt-easy';
const journeyBoard = `type=learning_journey&${easy}`;
const entries = ['', '?page=2&size=2', '?starts_with=a&size=1', '?search=a', '?search=zzz&starts_with=b'];

/** Requests of all reading operations, a request per variant of their statements. */
export const readingRequests: Readonly<Record<string, readonly string[]>> = {
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
  getAlbum: [''],
  getFoundOut: ['/w1-s1-c1/found-out'],
  getEntryBook: ['/person/hashim/book', '/term/oasis/book'],
  listActivities: ['', '?page=2&size=1', '?category=maze'],
  getActivity: ['/before-the-message'],
  listCompetitions: ['', '?status=ongoing', '?status=upcoming', '?status=ended', '?status=all'],
  getCompetition: ['/draw-the-desert'],
  listRunning: [''],
  listReviewQuizzes: [''],
  getToday: [''],
  listDays: ['?month=2026-11'],
  getTrial: [''],
  getTrialBook: [''],
  listTrialItems: [''],
  listPracticeQuizzes: ['?chapter_id=w1-s1-c1'],
  getMe: [''],
  getSettings: [''],
  exportAccount: [''],
};

/** A learner with the statements of each response. */
export interface Reader {
  /** Sends the requests of an operation; returns the statements of each, including the session's. */
  ask(operation: string): Promise<readonly (readonly RootOperationNode[])[]>;
  close(): Promise<void>;
}

/** Signs in a new learner. Throws on a server error. */
export async function startReader({ context, createLearner }: TestProvider): Promise<Reader> {
  const nodes: RootOperationNode[] = [];
  const app = await createApp({ ...context, database: context.database.withPlugin(rememberQueries(nodes)) });
  const { token } = await createLearner();
  const get = async (url: string) => {
    nodes.length = 0;
    const { statusCode } = await app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode >= 500) throw new Error(`${url}: ${statusCode}`);
    return [...nodes];
  };
  // Caches the journey's content, which is read once per import.
  await get('/api/trails/v1?quiz_time_id=qt-easy');
  return {
    ask: async (operation) => {
      const path = contractOperations.find(({ id }) => id === operation)?.path ?? '';
      const asked: (readonly RootOperationNode[])[] = [];
      for (const request of readingRequests[operation] ?? [])
        asked.push(await get(`${path.replace(/\/\{.*/, '')}${request}`));
      return asked;
    },
    close: () => app.close(),
  };
}
