import { learnerKey, session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { ToastRegion } from '@sirah-trails/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { question, quiz, quizProvider, result, run, wrongResult } from '../quiz/testing/quiz-provider.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

const server = createMockServer();
const memoryKey = learnerKey('u1', 'quiz_run:w1-s1-c1:qt-easy');
const pending = { quizId: 'w1-s1-c1-q1', answer: 'B', timeUp: false, key: 'before-sign-out-1' };
const memory = { runId: run().id, pending, notes: [] };
const openRun = run({ open_quiz_id: pending.quizId, remaining_ms: 30_000 });
const halfway = { quizzes: [quiz(1, { content: question }), quiz(2)], run: openRun };
const closed = { ...halfway, quizzes: [quiz(1, { content: question, closed: true, outcome: 'time_up' })] };

const timeUpResult = { ...wrongResult, code: 'TIME_UP' as const };

function Home() {
  useUnsentAnswers();
  return <ToastRegion />;
}

/** The keys that have been sent. */
function open(provided: Parameters<typeof quizProvider>[0], kept: unknown = memory): (string | null)[] {
  const keys: (string | null)[] = [];
  const answered = http.post('/api/trails/v1/quiz/{quizId}/submit-answer', ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return undefined;
  });
  localStorage.setItem(memoryKey, JSON.stringify(kept));
  server.use(answered, ...quizProvider(provided));
  renderInHarness(<Home />);
  return keys;
}

async function close(words: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
}

const unsent = () => JSON.parse(localStorage.getItem(memoryKey) ?? 'null').pending;

beforeEach(() => session.getState().signIn({ token: 't', user: { id: 'u1' } as never }));
afterEach(() => session.getState().signOut());

describe('D130: an answer that was not sent while its question was on the screen', () => {
  it.each([
    ['right', result(), /was right. You earned a star!$/],
    ['wrong', wrongResult, /wasn't quite right/],
    ['a pair of several', example('submitAnswer', 'partial'), /^The pair you found/],
    ['late', timeUpResult, /before the time was up/],
  ])('is sent under its key; the learner reads that it was %s', async (_, response, words) => {
    const keys = open({ ...halfway, result: response });
    expect(await screen.findByText(words)).toBeVisible();
    expect(keys).toEqual([pending.key]);
    expect(unsent()).toBeNull();
    await close(words);
  });

  it.each([
    ['its question is closed', closed],
    ['its try is over', { ...halfway, run: { ...openRun, id: 'another' } }],
    ['another question is open', { ...halfway, run: { ...openRun, open_quiz_id: 'w1-s1-c1-q2' } }],
    ['no try is under way', { ...halfway, run: null }],
  ])('is not sent once %s: the learner reads that it was late', async (_, provided) => {
    const keys = open(provided);
    expect(await screen.findByText(/before the time was up/)).toBeVisible();
    expect(keys).toEqual([]);
    expect(unsent()).toBeNull();
    await close(/before the time was up/);
  });

  it('stays while the provider is out of reach', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/trails/v1/quizzes', ({ request, response }) => {
        asked.push(request.url);
        return response.untyped(Response.json({ message: 'later' }, { status: 429 }));
      }),
    );
    localStorage.setItem(memoryKey, JSON.stringify(memory));
    renderInHarness(<Home />);
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(unsent()).toEqual(pending);
  });

  it('of a time-up nothing is said: no answer was given', async () => {
    const keys = open(
      { ...halfway, result: timeUpResult },
      { ...memory, pending: { ...pending, answer: '', timeUp: true } },
    );
    await waitFor(() => expect(unsent()).toBeNull());
    expect(keys).toEqual([pending.key]);
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  });
});
