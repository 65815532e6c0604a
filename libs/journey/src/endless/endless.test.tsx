import type { EndlessQuiz } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { ownStorage } from '@sirah-trails/screen-kit';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { fakeVoice } from '@sirah-trails/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { continueTap, startTap } from '../chapter/quiz-entry.ts';
import { question, quiz } from '../testing/quiz-provider.ts';
import { endedHere } from './game-end.ts';
import { endlessFinishRoute, endlessGameRoute, endlessStartRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { running, yourRank } from '../testing/samples.ts';

const game = example('nextEndlessQuizBare').run;
const open: EndlessQuiz = {
  data: quiz(1, { content: question }),
  run: { ...game, open_quiz_id: quiz(1).id, remaining_ms: 30_000 },
  status: null,
};
const lost = {
  ...example('submitEndlessAnswerBare', 'endlessTimeUp'),
  code: 'WRONG_ANSWER' as const,
  correct_answers: 'D',
};

const playing = (next: EndlessQuiz = open) => [
  http.post('/quiz/{quizTimeId}/endless-mode', ({ response }) => response(200).json(next)),
  http.post('/quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}', ({ response }) =>
    response(200).json(lost),
  ),
];
const underWay = { tries: [], endless: { quiz_time_id: 'qt-endless', run: open.run } };

const server = createMockServer(...playing(), ...provider());
beforeEach(() => session.getState().signIn({ token: 't', user: { id: 'u1' } as never }));
afterEach(() => session.getState().signOut());

const address = () => screen.getByTestId('location').textContent;
const play = (state: unknown = startTap) => renderRoute(endlessGameRoute, links.endlessQuiz(), { state });
const answerWrong = async () => {
  const [first] = await screen.findAllByRole('radio');
  await userEvent.click(first ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
};

describe('B2: the start', () => {
  it('offers the challenge and the best walk', async () => {
    server.use(...provider({ rank: yourRank({ total_star: 7 }) }));
    renderRoute(endlessStartRoute, links.endlessStart());
    expect(await screen.findByRole('link', { name: 'Start the Challenge' })).toHaveAttribute(
      'href',
      '/endless-mode/quiz',
    );
    expect(await screen.findByText('Your best walk: 7 stars')).toBeVisible();
  });

  it('D229: offers a game under way as Continue', async () => {
    server.use(...provider({ running: underWay }));
    renderRoute(endlessStartRoute, links.endlessStart());
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('A3: reads the running game from this device for a provider without the list of runs', async () => {
    ownStorage().set('endless_quiz', 'true');
    renderRoute(endlessStartRoute, links.endlessStart());
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });
});

describe('B4: a game', () => {
  it('one life and a streak; a wrong answer shows the answer, then the summary', async () => {
    play();
    expect(await screen.findByText('Question 1')).toBeVisible();
    expect(screen.getByRole('img', { name: '1 life left' })).toBeVisible();
    expect(ownStorage().get('endless_quiz')).toBe('true');
    await answerWrong();
    expect(await screen.findByRole('alertdialog', { name: 'What a walk!' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(address()).toBe('/endless-mode/finish?status=WRONG_ANSWER'), 20_000);
    expect(ownStorage().get('endless_quiz')).toBeNull();
  });

  it('D215: Read to me brings extra time to hear the question', async () => {
    const voice = fakeVoice();
    onTestFinished(voice.remove);
    const run = { ...open.run, remaining_ms: 50_000, reading_ms: 20_000 };
    server.use(
      http.get('/api/x/v1/configuration', ({ response }) =>
        response(200).json({ ...example('getConfiguration'), capabilities: ['read_aloud'] }),
      ),
      http.post('/api/x/v1/quiz/{quizId}/read-aloud', async ({ request, response }) => {
        expect(await request.json()).toEqual({ quiz_time_id: 'qt-endless' });
        return response(200).json({ run });
      }),
    );
    play();
    await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));
    expect(await screen.findByRole('progressbar', { name: 'Time to read' })).toBeVisible();
  });

  it('D231: the URL alone starts no clock', async () => {
    server.use(...provider({ running: { tries: [], endless: null } }));
    play(null);
    await vi.waitFor(() => expect(address()).toBe('/endless-mode/start'), 20_000);
  });

  it('Continue begins no new game when the game has ended meanwhile', async () => {
    const begun = vi.fn();
    server.use(
      http.post('/quiz/{quizTimeId}/endless-mode', ({ response }) => {
        begun();
        return response(200).json(open);
      }),
      ...provider({ running: { tries: [], endless: null } }),
    );
    play(continueTap);
    await vi.waitFor(() => expect(address()).toBe('/endless-mode/start'), 20_000);
    expect(begun).not.toHaveBeenCalled();
  });

  it.each([
    ['of another device', null],
    ['of this device', JSON.stringify({ runId: game.id, pending: null, notes: [] })],
  ])('Continue resumes a game between two questions, %s', async (_, memory) => {
    if (memory) ownStorage().set('endless_run', memory);
    const { run } = underWay.endless;
    const between = { ...underWay.endless, run: { ...run, open_quiz_id: null } };
    server.use(...provider({ running: { tries: [], endless: between } }));
    play(continueTap);
    expect(await screen.findByText('Question 1')).toBeVisible();
  });

  it('D152: the URL leads back to the open question', async () => {
    server.use(...provider({ running: underWay }));
    play(null);
    expect(await screen.findByText('Question 1')).toBeVisible();
  });

  it('B4.13: without a run, stores the end time of the question, which continues after a reload', async () => {
    const drawn = vi.fn();
    server.use(
      http.post('/quiz/{quizTimeId}/endless-mode', ({ response }) => {
        drawn();
        return response.untyped(Response.json({ data: open.data }));
      }),
      http.post('/quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}', ({ response }) =>
        response.untyped(Response.json({ result: false, correct_answers: 'D' })),
      ),
    );
    const { unmount } = play();
    expect(await screen.findByRole('progressbar', { name: 'Time left' })).toBeVisible();
    expect(screen.getByRole('img', { name: '1 life left' })).toBeVisible();
    expect(drawn).toHaveBeenCalledOnce();
    const [name, end = ''] = /^(\S+) (\d+)$/.exec(ownStorage().get('endless_end_time') ?? '')?.slice(1) ?? [];
    ownStorage().set('endless_end_time', `${name} ${Number(end) - 12_000}`);
    unmount();
    play(null);
    const clock = await screen.findByRole('progressbar', { name: 'Time left' });
    const [left, all] = ['aria-valuenow', 'aria-valuemax'].map((part) => Number(clock.getAttribute(part)));
    expect(left).toBeLessThanOrEqual((all ?? 0) - 12_000);
    await answerWrong();
    expect(await screen.findByRole('alertdialog', { name: 'What a walk!' })).toBeVisible();
  });

  it('D196: a game whose time ran out meanwhile leads to the summary, and no new one begins', async () => {
    const over = example('nextEndlessQuizBare', 'endlessOver');
    server.use(...playing(over), ...provider({ running: underWay }));
    play(null);
    await vi.waitFor(() => expect(address()).toBe('/endless-mode/finish?status=TIME_UP'), 20_000);
  });

  it('sends the last answer again under its key after a reload, when its response was lost', async () => {
    const keys: (string | null)[] = [];
    const pending = { quizId: quiz(1).id, answer: 'A', timeUp: false, key: 'seed-1' };
    ownStorage().set('endless_run', JSON.stringify({ runId: game.id, pending, notes: [] }));
    server.use(
      http.post('/quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}', ({ request, response }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return response(200).json(lost);
      }),
      ...provider({ running: { tries: [], endless: null } }),
    );
    play();
    await vi.waitFor(() => expect(address()).toBe('/endless-mode/finish?status=WRONG_ANSWER'), 20_000);
    expect(keys).toEqual(['seed-1']);
  });

  it('D210: after too many games, the start says kindly when the next one opens', async () => {
    server.use(
      http.post('/quiz/{quizTimeId}/endless-mode', ({ response }) =>
        response.untyped(Response.json({}, { status: 429, headers: { 'Retry-After': '540' } })),
      ),
    );
    play();
    await vi.waitFor(() => expect(address()).toBe('/endless-mode/start'), 20_000);
  });

  it('D210: nine minutes are named', async () => {
    renderRoute(endlessStartRoute, links.endlessStart(), { state: { endlessWait: 540 } });
    expect(await screen.findByText(/A new game opens in about 9 minutes/)).toBeVisible();
  });
});

it.each([
  ['says that the clock of an open question runs', { open_quiz_id: 'e1', remaining_ms: 9000 }, 1],
  ['says nothing of a clock between two questions', { open_quiz_id: null, remaining_ms: null }, 0],
])('the start %s', async (_title, run, lines) => {
  const game = running.endless ?? { quiz_time_id: 'qt-endless', run: example('nextEndlessQuizBare').run };
  server.use(...provider({ running: { tries: [], endless: { ...game, run: { ...game.run, ...run } } } }));
  renderRoute(endlessStartRoute, links.endlessStart());
  await screen.findByText(/^Your game is still open/);
  expect(screen.queryAllByText(/your clock is running/)).toHaveLength(lines);
});

describe('D234: the summary', () => {
  const finish = (status = 'WRONG_ANSWER') =>
    renderRoute(endlessFinishRoute, `/endless-mode/finish?status=${status}`);

  it.each([
    [5, 5, 'This is your best walk so far!'],
    [3, 5, 'Your best walk is 5 stars. Ready to try again?'],
    [0, 0, 'Every traveller starts somewhere. The next walk is yours!'],
  ])('after a reload, %s of %s stars are judged by the board', async (score, best, words) => {
    server.use(...provider({ rank: yourRank({ current_score: score, total_star: best }) }));
    finish();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['shows how the game ended', endedHere, true],
    ['ignores the status in a URL without a game', undefined, false],
  ])('%s', async (_title, state, isShown) => {
    renderRoute(endlessFinishRoute, '/endless-mode/finish?status=ENDLESS_COMPLETED', { state });
    await screen.findByRole('link', { name: 'Challenge Again' });
    expect(screen.queryAllByText(/^You answered every question/)).toHaveLength(isShown ? 1 : 0);
  });

  it('offers another game and the board of the Infinity Trail', async () => {
    finish('ALL_MEDALS');
    expect(await screen.findByRole('link', { name: 'Challenge Again' })).toHaveAttribute(
      'href',
      '/endless-mode/quiz',
    );
    expect(screen.getByRole('link', { name: 'View My Rank' })).toHaveAttribute(
      'href',
      '/leaderboard?mode=endless_mode',
    );
  });
});
