import { expect, it } from 'vitest';
import { recordFirstRequests } from './record-first-requests.ts';

const times = '/api/quiz/v1/quiz-times';
const recorded = await recordFirstRequests();
const at = (path: string) =>
  recorded.find(({ pattern, query }) => !query['mode'] && new RegExp(pattern).test(path))?.addresses;

it.each([
  ['/', ['/api/profile/v1', times]],
  ['/learning-journey/start', [times]],
  ['/learning-journey/trails', [times]],
  ['/learning-journey/sub-trails/w1', [times]],
  [
    '/learning-journey/motivational/c1',
    ['/api/motivational-quote/v1?trail_id={?trail_id}&motivational_type=start', times],
  ],
  ['/learning-journey/quizz/c1', [times]],
  ['/learning-journey/my-rank', [times]],
  ['/leaderboard', [times]],
  ['/discovery/b1', ['/api/book/v1/book/{bookId}']],
])('%s: what the route requests before any response', (path, addresses) => {
  expect(at(path)?.toSorted()).toEqual(addresses.toSorted());
});

it.each(['/auth/signin', '/nowhere', '/learning-journey/startling'])('%s: nothing', (path) => {
  expect(at(path) ?? []).toEqual([]);
});

it('a route whose first data depends on its query has a row for each of its variants', () => {
  const rows = recorded.filter(({ pattern }) => pattern.startsWith('^/leaderboard'));
  expect(rows.map(({ query }) => query)).toEqual([{ mode: 'endless_mode' }, {}]);
  expect(rows[0]?.addresses).toEqual(['/api/leaderboards/v1?type=endless_mode&page=1']);
});
