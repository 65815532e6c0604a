import { learnerKey, session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentUrl, answerWith, openQuiz, press, quizServer } from '../testing/play-quiz.ts';
import { question, quiz } from '../testing/quiz-provider.ts';

const server = quizServer();

/** A question as the specification has it. */
function bare(order: number) {
  const { id, type } = quiz(order);
  return { id, order, type, content: question, current_question_number: order };
}

/** Responses as the specification has them, without any of our additions. */
function bareProvider() {
  return [
    http.get('/api/trails/v1/quizzes', ({ response }) =>
      response.untyped(Response.json({ data: [1, 2, 3, 4, 5].map(bare) })),
    ),
    http.get('/api/trails/v1/quiz/{id}', ({ params, response }) =>
      response.untyped(Response.json({ data: bare(Number(params.id.at(-1))) })),
    ),
    http.post('/api/trails/v1/quiz/{quizId}/submit-answer', async ({ request, response }) => {
      const result = ((await request.json()) as { answer: unknown }).answer === 'D';
      return response.untyped(Response.json({ result, ...(result && { code: 'ALL_ANSWERS_CORRECT' }) }));
    }),
  ];
}

it('B4.12, B4.13: counts lives, stars and the clock itself for a provider that sends no run', async () => {
  server.use(...bareProvider());
  openQuiz();
  expect(await screen.findByRole('progressbar', { name: 'Time left' })).toBeVisible();
  await answerWith(/pearl divers/);
  await press('Try Again');
  expect(await screen.findByRole('img', { name: '2 lives left' })).toBeVisible();
  for (const stars of ['1 star', '2 stars', '3 stars']) {
    await answerWith(/date palms/);
    expect(await screen.findByRole('img', { name: stars })).toBeVisible();
    await press('Continue');
  }
  expect(await screen.findByRole('alertdialog', { name: 'Good Job!' })).toBeVisible();
  expect(
    localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('quiz_end_time')) ?? ''),
  ).toMatch(/^w1-s1-c1-q3:qt-easy \d+$/);
});

it('B4.12: after a reload, counts lives and stars from the stored answers and the stars of the chapter', async () => {
  const stored = [1, 2, 3].map((order) => ({ ...bare(order), user_answer: order === 2 ? 'A' : 'D' }));
  server.use(
    http.get('/api/trails/v1/quizzes', ({ response }) =>
      response.untyped(Response.json({ data: [...stored, bare(4), bare(5)] })),
    ),
    http.get('/api/trails/v1/chapter/{id}', ({ response }) =>
      response.untyped(Response.json({ data: { id: 'w1-s1-c1', star: 2, quizzes: [], books: [] } })),
    ),
    ...bareProvider(),
  );
  openQuiz();
  expect(await screen.findByRole('img', { name: '2 stars' })).toBeVisible();
  expect(screen.getByRole('img', { name: '2 lives left' })).toBeVisible();
});

describe('D229: the device stores the chapter under way', () => {
  const kept = () => localStorage.getItem(learnerKey('u1', 'current_quiz'));

  async function openQuestion() {
    server.use(...bareProvider());
    const quizScreen = openQuiz();
    await screen.findByRole('progressbar', { name: 'Time left' });
    expect(kept()).toBe('w1-s1-c1 qt-easy w1-s1 w1');
    return quizScreen;
  }

  it('to the end of the run', async () => {
    await openQuestion();
    await answerWith(/pearl divers/);
    await press('Try Again');
    await answerWith(/silver mines/);
    await press('Try Again');
    await answerWith(/olive groves/);
    await press('Continue');
    await waitFor(() => expect(currentUrl()).toContain('quizz_status=failed'));
    expect(kept()).toBeNull();
    // The next try has the whole time for the same question.
    expect(localStorage.getItem(learnerKey('u1', 'quiz_end_time'))).toBeNull();
  });

  it('after the learner has left the screen, to sign-out', async () => {
    const { unmount } = await openQuestion();
    unmount();
    expect(kept()).not.toBeNull();
    session.getState().signOut();
    expect(kept()).toBeNull();
  });
});
