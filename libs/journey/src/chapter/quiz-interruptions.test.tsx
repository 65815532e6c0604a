import { learnerKey, session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { currentUrl, answerWith, openQuiz, press, quizServer } from '../testing/play-quiz.ts';
import { question, quiz, quizProvider, result, run } from '../testing/quiz-provider.ts';

const server = quizServer();
const memoryKey = learnerKey('u1', 'quiz_run:w1-s1-c1:qt-easy');

describe('D130: a pending answer survives a reload', () => {
  const pending = { quizId: 'w1-s1-c1-q1', answer: 'B', timeUp: false, key: 'before-the-crash-1' };
  const memory = { runId: run().id, pending, notes: [] };
  const halfway = {
    quizzes: [quiz(1, { content: question }), quiz(2)],
    run: run({ open_quiz_id: 'w1-s1-c1-q1', remaining_ms: 30_000 }),
  };

  it('is sent again with its key, then removed from the memory', async () => {
    localStorage.setItem(memoryKey, JSON.stringify(memory));
    const keys: (string | null)[] = [];
    server.use(...quizProvider(halfway));
    server.use(
      http.post('/api/trails/v1/quiz/{quizId}/submit-answer', ({ request, response }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return response(200).json(result());
      }),
    );
    openQuiz();
    expect(await screen.findByText('Well done!')).toBeVisible();
    expect(keys).toEqual(['before-the-crash-1']);
    expect(JSON.parse(localStorage.getItem(memoryKey) ?? '')).toMatchObject({ pending: null });
  });

  it('is removed at sign-out', () => {
    localStorage.setItem(memoryKey, JSON.stringify(memory));
    session.getState().signOut();
    expect(localStorage.getItem(memoryKey)).toBeNull();
  });

  it.each(['{', '7', '{"runId":1}', `{"runId":"${run().id}","pending":{"quizId":1}}`])(
    'a broken memory is none: %s',
    async (text) => {
      localStorage.setItem(memoryKey, text);
      server.use(...quizProvider(halfway));
      openQuiz();
      expect(await screen.findByRole('radio', { name: /date palms/ })).toBeEnabled();
    },
  );
});

describe('leaving a running question', () => {
  const map = () => screen.getByRole('link', { name: 'Back to the map' });

  it('asks first, since the clock continues; Stay keeps the question', async () => {
    openQuiz();
    await screen.findByRole('radio', { name: /date palms/ });
    await userEvent.click(map());
    const asked = await screen.findByRole('alertdialog', { name: 'Leave this question?' });
    expect(asked).toHaveTextContent('Your clock keeps running.');
    await press('Stay and play');
    expect(currentUrl()).toContain('/learning-journey/quizz/');
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await userEvent.click(map());
    await press('Leave');
    await waitFor(() => expect(currentUrl()).toContain('/learning-journey/sub-trails/w1'));
  });

  it('asks nothing once the question is answered', async () => {
    openQuiz();
    await answerWith(/date palms/);
    await screen.findByRole('heading', { name: 'Well done!' });
    await userEvent.click(map());
    await waitFor(() => expect(currentUrl()).toContain('/learning-journey/sub-trails/w1'));
  });
});

it('D188: another tab takes over, and this one offers to go on here', async () => {
  openQuiz();
  await screen.findByRole('radio', { name: /date palms/ });
  const key = learnerKey('u1', 'quiz_tab:w1-s1-c1:qt-easy');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'other' })));
  await press('Continue here');
  expect(await screen.findByText('Question 1/5')).toBeVisible();
});
