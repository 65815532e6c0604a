import { defaultConfiguration } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { quizTime } from '../testing/samples.ts';
import { quizCalls } from './chapter-calls.ts';
import { result } from '../testing/quiz-provider.ts';

const server = createMockServer();

it.each([
  ['multiple_choice', '', {}],
  ['true_or_false', null, {}],
  ['drag_and_drop', ['', '', '', ''], {}],
  ['unscramble_words', [''], {}],
  ['matchup_words', {}, { time_up: true }],
])(
  'B4.10, D118: when time is up, %s sends its empty answer, and only a match-up the flag',
  async (_, answer, flag) => {
    expect(await bodyOf(answer, true)).toEqual({ answer, quiz_time_id: 'qt-easy', ...flag });
  },
);

it('sends a pair of a match-up without the flag', async () => {
  expect(await bodyOf({ Hijaz: 'Dry valley' }, false)).toEqual({
    answer: { Hijaz: 'Dry valley' },
    quiz_time_id: 'qt-easy',
  });
});

it.each([
  ['names it', ['read_aloud'], 7_400],
  ['does not name it', ['calm'], null],
] as const)('extra time to hear a question, for a provider that %s', async (_, capabilities, extraMs) => {
  const calls: unknown[] = [];
  server.use(
    http.get('/api/x/v1/configuration', ({ response }) =>
      response(200).json({ ...defaultConfiguration, capabilities: [...capabilities] }),
    ),
    http.post('/api/x/v1/quiz/{quizId}/read-aloud', async ({ request, params, response }) => {
      calls.push([params.quizId, await request.json()]);
      return response(200).json(example('readQuizAloud'));
    }),
  );
  const run = await quizCalls(new QueryClient(), chapter).readAloud('q1');
  expect(run?.extraMs ?? null).toBe(extraMs);
  expect(calls).toEqual(extraMs === null ? [] : [['q1', { quiz_time_id: 'qt-easy' }]]);
});

const chapter = { chapterId: 'w1-s1-c1', quizTime: quizTime(), context: {}, started: true, replay: false };

async function bodyOf(answer: null | string | string[] | Record<string, string>, timeUp: boolean) {
  const bodies: unknown[] = [];
  server.use(
    http.post('/api/trails/v1/quiz/{quizId}/submit-answer', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(result());
    }),
  );
  await quizCalls(new QueryClient(), chapter).send({ quizId: 'q1', answer, timeUp, key: 'key-1234' });
  return bodies[0];
}
