import { ApiError } from '@sirah-trails/api-client';
import { QuizCallError } from '@sirah-trails/quiz-engine';
import { expect, it } from 'vitest';
import { quizCall } from './quiz-call.ts';
import { readMemory } from './run-memory.ts';
import { question, quiz, result, run } from '../testing/quiz-provider.ts';
import { quizFromWire, resultFromWire, runFromWire } from './wire.ts';

it.each([
  [new ApiError({ kind: 'network' }), 'network'],
  [new ApiError({ kind: 'timeout' }), 'network'],
  [new ApiError({ kind: 'http', status: 500 }), 'network'],
  [new ApiError({ kind: 'http', status: 503 }), 'network'],
  [new ApiError({ kind: 'http', status: 429 }), 'network'],
  [new ApiError({ kind: 'http', status: 401 }), 'session-over'],
  [new ApiError({ kind: 'http', status: 403 }), 'refused'],
  [new ApiError({ kind: 'http', status: 409 }), 'refused'],
  [new ApiError({ kind: 'http', status: 422 }), 'refused'],
  [new ApiError({ kind: 'stale' }), 'session-over'],
  [new ApiError({ kind: 'malformed' }), 'refused'],
])('D130: retries only temporary failures (%#)', async (error, kind) => {
  const failed = await quizCall(() => Promise.reject(error)).catch((thrown: unknown) => thrown);
  expect(failed).toBeInstanceOf(QuizCallError);
  expect(failed).toMatchObject({ failure: { kind } });
});

it('converts the response of a provider without additions', () => {
  const { closed, ...bare } = quiz(1, { content: question });
  expect(closed).toBe(false);
  expect(quizFromWire(bare as never)).toMatchObject({ closed: false, outcome: null });
  expect(quizFromWire({ ...bare, user_answer: 'D' } as never).closed).toBe(true);
  expect(runFromWire(undefined)).toBeNull();
  expect(resultFromWire({ result: true })).toMatchObject({
    code: null,
    run: null,
    nextQuiz: null,
    sources: [],
    book: null,
  });
});

it('our provider sends more: key, explanation, sources, run and the next question', () => {
  expect(resultFromWire(result())).toMatchObject({
    correctAnswers: 'D',
    sources: [{ work: 'Quran', section: '13:17' }],
    book: { id: 'the-land', page: 3 },
    run: { id: run().id, stars: 1, openQuizId: null },
    nextQuiz: { id: 'w1-s1-c1-q2', question: { type: 'multiple_choice' } },
  });
});

it('D225: what was tried comes with the run, where the provider sends it', () => {
  const { tried, ...bare } = run({ open_quiz_id: 'w1-s1-c1-q1', tried: ['A', 'C'] });
  expect(runFromWire({ ...bare, tried: tried ?? [] })?.tried).toEqual(['A', 'C']);
  expect(runFromWire(bare)?.tried).toBeNull();
});

it('D215: the hint and the time to read come with the run, where the provider sends them', () => {
  const { id, lives, stars, remaining_ms, open_quiz_id } = run();
  const bare = { id, lives, stars, remaining_ms, open_quiz_id };
  expect(runFromWire({ ...bare, hint: 'A colour.', reading_ms: 5_000 })).toMatchObject({
    hint: 'A colour.',
    extraMs: 5_000,
  });
  expect(runFromWire(bare)).toMatchObject({ hint: null, extraMs: null });
});

it('an unknown type is refused', () => {
  expect(() => quizFromWire(quiz(1, { type: 'essay' as never }))).toThrow(QuizCallError);
});

it.each([
  [null, null],
  ['{"runId":"r"}', { runId: 'r', pending: null, notes: [] }],
  ['{"runId":"r","pending":{"quizId":"q","key":"k","timeUp":false,"answer":7}}', { pending: null }],
  [
    '{"runId":"r","pending":{"quizId":"q","key":"k","timeUp":true,"answer":[""]},"notes":["progress-offered","?"]}',
    { pending: { key: 'k', answer: [''] }, notes: ['progress-offered'] },
  ],
  [
    '{"runId":"r","draft":{"quizId":"q","input":["Makkah",""]}}',
    { draft: { quizId: 'q', input: ['Makkah', ''] } },
  ],
  ['{"runId":"r","draft":["Makkah"]}', { notes: [] }],
  // As earlier versions stored it.
  ['{"runId":"r","progressOffered":true,"putAway":false}', { notes: ['progress-offered'] }],
  ['{"runId":"r","progressOffered":true,"putAway":true}', { notes: ['progress-offered', 'abandoned'] }],
])('D35: validates stored memories: %s', (text, memory) => {
  const read = readMemory(text);
  if (memory === null) expect(read).toBeNull();
  else expect(read).toMatchObject(memory);
});
