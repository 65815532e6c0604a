import { learnerKey, session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { ToastRegion } from '@sirah-trails/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { question, quiz, quizProvider, result, run, wrongResult } from '../testing/quiz-provider.ts';
import { useAnswerQueue } from './use-answer-queue.ts';

const server = createMockServer();
const memoryKey = learnerKey('u1', 'quiz_run:w1-s1-c1:qt-easy');
const pending = { quizId: 'w1-s1-c1-q1', answer: 'B', timeUp: false, key: 'before-sign-out-1' };
const memory = { runId: run().id, pending, notes: [] };
const openRun = run({ open_quiz_id: pending.quizId, remaining_ms: 30_000 });
const halfway = { quizzes: [quiz(1, { content: question }), quiz(2)], run: openRun };
const closed = { ...halfway, quizzes: [quiz(1, { content: question, closed: true, outcome: 'time_up' })] };

const timeUpResult = { ...wrongResult, code: 'TIME_UP' as const };

function Home() {
  useAnswerQueue();
  return <ToastRegion />;
}

/** The keys that have been sent. */
function open(provided: Parameters<typeof quizProvider>[0], stored: unknown = memory): (string | null)[] {
  const keys: (string | null)[] = [];
  const answered = http.post('/api/trails/v1/quiz/{quizId}/submit-answer', ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return undefined;
  });
  localStorage.setItem(memoryKey, JSON.stringify(stored));
  server.use(answered, ...quizProvider(provided));
  renderInHarness(<Home />);
  return keys;
}

async function close(text: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
}

const queued = () => JSON.parse(localStorage.getItem(memoryKey) ?? 'null').pending;

beforeEach(() => session.getState().signIn({ token: 't', user: { id: 'u1' } as never }));
afterEach(() => session.getState().signOut());

describe('D130: a queued answer', () => {
  it.each([
    ['right', result(), /was right. You earned a star!$/],
    ['wrong', wrongResult, /wasn't quite right/],
    ['a pair of several', example('submitAnswer', 'partial'), /^The pair you found/],
    ['late', timeUpResult, /before the time was up/],
  ])('is sent under its key and reported as %s', async (_, response, text) => {
    const keys = open({ ...halfway, result: response });
    expect(await screen.findByText(text)).toBeVisible();
    expect(keys).toEqual([pending.key]);
    expect(queued()).toBeNull();
    await close(text);
  });

  it.each([
    ['its question is closed', closed],
    ['its run is over', { ...halfway, run: { ...openRun, id: 'another' } }],
    ['another question is open', { ...halfway, run: { ...openRun, open_quiz_id: 'w1-s1-c1-q2' } }],
    ['no run is under way', { ...halfway, run: null }],
  ])('is not sent once %s, and is reported as late', async (_, provided) => {
    const keys = open(provided);
    expect(await screen.findByText(/before the time was up/)).toBeVisible();
    expect(keys).toEqual([]);
    expect(queued()).toBeNull();
    await close(/before the time was up/);
  });

  it.each([
    [['days'], '2026-11-27T18:30:00.000Z'],
    [[], undefined],
  ] as const)('tells its time to a provider with the additions %j', async (capabilities, expected) => {
    const bodies: unknown[] = [];
    const queuedAt = Date.parse('2026-11-27T18:30:00Z');
    server.use(
      http.post('/api/trails/v1/quiz/{quizId}/submit-answer', async ({ request }) => {
        bodies.push(await request.clone().json());
        return undefined;
      }),
      ...quizProvider({ ...halfway, result: result() }),
    );
    localStorage.setItem(memoryKey, JSON.stringify({ ...memory, queuedAt }));
    const page = document.createElement('script');
    page.id = 'configuration';
    page.type = 'application/json';
    page.text = JSON.stringify({ capabilities });
    document.head.append(page);
    renderInHarness(<Home />);
    expect(await screen.findByText(/was right. You earned a star!$/)).toBeVisible();
    expect(bodies).toEqual([
      { answer: 'B', quiz_time_id: 'qt-easy', ...(expected && { answered_at: expected }) },
    ]);
    page.remove();
    await close(/was right/);
  });

  it('stays queued while the provider is out of reach', async () => {
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
    expect(queued()).toEqual(pending);
  });

  it('T38: stays queued for its learner when a sibling signs in before it is sent', async () => {
    const asked: (string | null)[] = [];
    const keys = open(halfway);
    const sibling = { token: 'sibling', user: { id: 'u2' } as never };
    server.use(
      http.get('/api/trails/v1/quizzes', ({ request, response }) => {
        asked.push(request.headers.get('Authorization'));
        session.getState().signIn(sibling);
        return response.untyped(Response.json({ message: 'later' }, { status: 429 }));
      }),
    );
    await waitFor(() => expect(asked).toEqual(['Bearer t']));
    await waitFor(() => expect(session.getState().token).toBe('sibling'));
    expect(keys).toEqual([]);
    expect(queued()).toEqual(pending);
  });

  it('is sent without a report after a time-up: no answer was given', async () => {
    const keys = open(
      { ...halfway, result: timeUpResult },
      { ...memory, pending: { ...pending, answer: '', timeUp: true } },
    );
    await waitFor(() => expect(queued()).toBeNull());
    expect(keys).toEqual([pending.key]);
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  });
});
