import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests } from '@sirah-trails/screen-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyRoutes } from './routes.ts';
import { question, quiz, quizProvider, run } from './testing/quiz-provider.ts';
import { provider } from './testing/provider.ts';

const server = createMockServer(...provider());
// jsdom has no layout.
beforeEach(() => {
  Element.prototype.scrollBy = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

const context = 'difficulty=easy&trail_id=w1&sub_trail_id=w1-s1';

it('A6, D239: every screen of The Trails needs a learner, except the trial', () => {
  const open = journeyRoutes.filter(({ access }) => access !== 'gated');
  expect(open.map(({ path, access }) => `${path} ${access}`)).toEqual([
    '/trial signed-out',
    '/trial/quiz signed-out',
    '/trial/finish signed-out',
  ]);
});

it.each([
  ['/learning-journey/start', '/learning-journey/start'],
  ['/learning-journey/trails', '/learning-journey/trails?difficulty=easy'],
  [
    '/learning-journey/sub-trails/:trailId',
    '/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s1',
  ],
  ['/learning-journey/finish/:trailId', '/learning-journey/finish/w1?trail_id=w1&chapter_id=w1-s1-c1'],
  ['/learning-journey/finish/:trailId', `/learning-journey/finish/w1?${context}&screen=SUCCESS_QUOTES`],
  ['/learning-journey/my-rank', '/learning-journey/my-rank'],
  ['/endless-mode/start', '/endless-mode/start'],
  ['/endless-mode/finish', '/endless-mode/finish?status=TIME_UP'],
])('%s requests all of its first data at the tap (%s)', async (path, url) => {
  const route = journeyRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`No route has the path ${path}.`);
  expect(await lateRequests(server, route, url)).toEqual([]);
});

it('requests the world behind a chapter after its quote and the chapter', async () => {
  const route = journeyRoutes.find(({ path }) => path === '/learning-journey/motivational/:chapterId');
  if (!route) throw new Error('The chapter has no route.');
  const late = await lateRequests(server, route, `/learning-journey/motivational/w1-s1-c2?${context}`);
  expect(late).toEqual(['GET /api/trails/v1/w1?quiz_time_id=qt-easy']);
});

describe('the quiz', () => {
  const route = journeyRoutes.find(({ path }) => path === '/learning-journey/quizz/:chapterId');
  if (!route) throw new Error('The quiz has no route.');

  it('requests a run under way at the tap', async () => {
    const open = quiz(1, { content: question });
    const quizzes = [open, quiz(2), quiz(3), quiz(4), quiz(5)];
    server.use(...quizProvider({ quizzes, run: run({ open_quiz_id: open.id, remaining_ms: 60_000 }) }));
    const url = `/learning-journey/quizz/w1-s1-c1?${context}`;
    const late = await lateRequests(server, route, url);
    // The question does not need the name of its chapter, nor the lists that follow it.
    expect(
      late.map((request) => request.replace(/\?.*/, '').replace('GET /api/trails/v1', '')).sort(),
    ).toEqual(['', '/chapter/w1-s1-c1', '/chapters', '/subtrails']);
  });

  it('B4.6: requests the quote after a failed run at the tap', async () => {
    const url = `/learning-journey/quizz/w1-s1-c1?${context}&quizz_status=failed`;
    expect(await lateRequests(server, route, url)).toEqual([]);
  });
});
