import { example } from '@sirah-trails/api-client/testing';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { recordFirstRequests, requestsOf, screenOf } from './record-first-requests.ts';

const times = '/api/quiz/v1/quiz-times';
const recorded = await recordFirstRequests();
const at = (path: string) =>
  recorded.find(({ pattern, query }) => !Object.keys(query).length && new RegExp(pattern).test(path))
    ?.addresses;

it.each([
  ['/', ['/api/profile/v1', '/api/x/v1/running', times]],
  ['/learning-journey/start', [times, '/api/trails/v1?quiz_time_id={=last}']],
  ['/learning-journey/trails', ['/api/trails/v1?quiz_time_id={=difficulty}']],
  [
    '/learning-journey/sub-trails/w1',
    [
      '/api/trails/v1/{trailId}?quiz_time_id={=difficulty}',
      '/api/trails/v1/subtrails?trail_id={trailId}&quiz_time_id={=difficulty}',
      '/api/trails/v1/chapters?sub_trail_id={?sub_trail_id}&quiz_time_id={=difficulty}',
    ],
  ],
  [
    '/learning-journey/motivational/c1',
    [
      '/api/motivational-quote/v1?trail_id={?trail_id}&motivational_type=start',
      '/api/trails/v1/chapter/{chapterId}?quiz_time_id={=difficulty}',
    ],
  ],
  [
    '/learning-journey/quizz/c1',
    [
      '/api/trails/v1/{?trail_id}?quiz_time_id={=difficulty}',
      '/api/trails/v1/quizzes?chapter_id={chapterId}&quiz_time_id={=difficulty}',
    ],
  ],
  [
    '/learning-journey/my-rank',
    [
      times,
      '/api/leaderboards/v1/my-rank?type=endless_mode',
      '/api/x/v1/leaderboards/neighbours?type=learning_journey&quiz_time_id={=each}',
    ],
  ],
  ['/endless-mode/start', ['/api/leaderboards/v1/my-rank?type=endless_mode', '/api/x/v1/running']],
  ['/endless-mode/finish', ['/api/leaderboards/v1/my-rank?type=endless_mode']],
  ['/leaderboard', ['/api/leaderboards/v1?type=learning_journey&page=1&quiz_time_id={=difficulty}']],
  ['/leaderboard/profile/u-1', ['/api/profile/v1?user_id={userId}']],
  ['/competition/c1', ['/api/competitions/v1/competition/{competitionId}']],
  [
    '/avatar',
    ['/api/profile/v1', '/api/profile/v1/avatar', '/api/profile/v1/avatar/items?category=skin_color'],
  ],
  ['/discovery/b1', ['/api/book/v1/book/{bookId}']],
  [
    '/discovery',
    [
      '/api/book/v1/books?category={?category}&page={?page}&size=10',
      '/api/book/v1/categories',
      '/api/book/v1/book/last-read',
    ],
  ],
  ['/fun-activities', ['/api/fun-activities/v1?page=1']],
  ['/fun-activities/a1', ['/api/fun-activities/v1/{activityId}']],
  ['/discovery/book/b1', ['/api/book/v1/book/{bookId}', '/api/book/v1/books/font-size']],
  ['/discovery/book/finish', ['/api/book/v1/book/{?id}']],
])('%s: requests before any response', (path, addresses) => {
  expect(at(path)?.toSorted()).toEqual(addresses.toSorted());
});

it.each(['/auth/signin', '/endless-mode/quiz', '/nowhere', '/learning-journey/startling'])(
  '%s: nothing',
  (path) => {
    expect(at(path) ?? []).toEqual([]);
  },
);

it('a route whose first data depends on its query has a row for each of its variants', () => {
  const rows = recorded.filter(({ pattern }) => pattern.startsWith('^/leaderboard/?$'));
  expect(rows.map(({ query }) => query)).toEqual([{ mode: 'endless_mode' }, {}]);
  expect(rows[0]?.addresses).toEqual(['/api/leaderboards/v1?type=endless_mode&page=1']);
});

it('a list without a filter requests its first page, with an open card that card, too', () => {
  const rows = recorded.filter(({ pattern }) => pattern.startsWith('^/glossary'));
  expect(rows.map(({ query }) => query)).toEqual([{ starts_with: '', search: '', open: '' }, {}]);
  expect(rows.map(({ addresses }) => addresses.toSorted())).toEqual([
    ['/api/glossaries/v1?page=1'],
    ['/api/glossaries/v1/{?open}', '/api/glossaries/v1?starts_with={?starts_with}&search={?search}&page=1'],
  ]);
});

it('a list opened at a page requests that page, and no other in vain', () => {
  const lists = recorded
    .filter(({ pattern }) => pattern === '^/discovery/?$')
    .map(({ query, addresses }) => [query, addresses.find((one) => one.includes('/books?'))]);
  expect(lists).toEqual([
    [{ category: '', page: '' }, '/api/book/v1/books?page=1&size=10'],
    [{ page: '' }, '/api/book/v1/books?category={?category}&page=1&size=10'],
    [{ category: '' }, '/api/book/v1/books?page={?page}&size=10'],
    [{}, '/api/book/v1/books?category={?category}&page={?page}&size=10'],
  ]);
});

/** The provider's responses, as the contract has them. */
const responses: readonly (readonly [path: RegExp, body: () => unknown])[] = [
  [/^\/api\/profile\/v1$/, () => example('getProfile')],
  [/^\/api\/profile\/v1\/avatar$/, () => example('getAvatar')],
  [/^\/api\/profile\/v1\/avatar\/items$/, () => example('listAvatarItems')],
  [/^\/api\/user\/v1\/me$/, () => example('getMe')],
  [/^\/api\/x\/v1\/leaderboards\/neighbours$/, () => example('getNeighbours')],
  [/^\/api\/x\/v1\/running$/, () => example('listRunning')],
  [/^\/api\/quiz\/v1\/quiz-times$/, () => example('listQuizTimes', 'nextStep')],
  [/^\/api\/trails\/v1$/, () => example('listTrails')],
  [/^\/api\/trails\/v1\/subtrails$/, () => example('listSubTrails')],
  [/^\/api\/trails\/v1\/chapters$/, () => example('listChapters')],
  [/^\/api\/trails\/v1\/chapter\/[^/]+$/, () => example('getChapter')],
  [/^\/api\/x\/v1\/practice\/quizzes$/, () => example('listPracticeQuizzes')],
  [/^\/api\/x\/v1\/practice\/mistakes$/, () => example('listReviewQuizzes')],
  [/^\/api\/trails\/v1\/quizzes$/, () => example('listQuizzes', 'running')],
  [/^\/api\/trails\/v1\/[^/]+$/, () => example('getTrail')],
  [/^\/api\/motivational-quote\/v1$/, () => example('getMotivationalQuote')],
  [/^\/api\/leaderboards\/v1\/my-rank$/, () => example('getMyRank')],
  [/^\/api\/competitions\/v1\/competition\/[^/]+$/, () => example('getCompetition')],
  [/^\/api\/leaderboards\/v1$/, () => example('getLeaderboard')],
  [/^\/api\/book\/v1\/books$/, () => example('listBooks')],
  [/^\/api\/book\/v1\/categories$/, () => example('listCategories')],
  [/^\/api\/book\/v1\/book\/last-read$/, () => example('getLastReadBook')],
  [/^\/api\/book\/v1\/book\/[^/]+$/, () => example('getBook')],
  [/^\/api\/book\/v1\/books\/font-size$/, () => example('getFontSize')],
  [/^\/api\/people\/v1$/, () => example('listPeople')],
  [/^\/api\/people\/v1\/[^/]+$/, () => example('getPerson')],
  [/^\/api\/fun-activities\/v1$/, () => example('listActivities')],
  [/^\/api\/fun-activities\/v1\/[^/]+$/, () => example('getActivity')],
  [/^\/api\/glossaries\/v1$/, () => example('listGlossary')],
  [/^\/api\/glossaries\/v1\/[^/]+$/, () => example('getGlossaryEntry')],
  [/^\/api\/x\/v1\/trial$/, () => example('getTrial')],
  [/^\/api\/x\/v1\/trial\/book$/, () => example('getTrialBook')],
  [/^\/api\/x\/v1\/trial\/items$/, () => example('listTrialItems')],
];

async function respond({ url }: Request) {
  const [, body] = responses.find(([path]) => path.test(new URL(url).pathname)) ?? [];
  if (!body) throw new Error(`The test has no response for ${url}.`);
  return Response.json(body());
}

describe('no first data waits for other data', async () => {
  const addresses = await Promise.all(
    routes.map(async (route) => {
      const { variants = [] } = await screenOf(route);
      return [...variants, {}].map((query) => [route, query] as const);
    }),
  );
  it.each(addresses.flat().map(([route, query]) => [route.path, query, route] as const))(
    '%s %j requests nothing more once all has arrived',
    async (_path, query, route) => {
      const withoutResponses = await requestsOf(route, query, () => new Promise(() => undefined));
      expect(await requestsOf(route, query, respond)).toEqual(withoutResponses);
    },
  );
});
