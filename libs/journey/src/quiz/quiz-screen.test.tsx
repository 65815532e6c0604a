import { queryRoots } from '@sirah-trails/api-client';
import { learnerKey, session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { focusManager } from '@tanstack/react-query';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterQuery } from '../endpoints/chapter.ts';
import { provider } from '../testing/provider.ts';
import { chapter, chapters, subTrail, trail, yourRank } from '../testing/samples.ts';
import { quizByQueryRoute, quizRoute } from '../routes.ts';
import { question, quiz, quizProvider, refusing, result, run, wrongResult } from './testing/quiz-provider.ts';

// The code of a popup is fetched when it opens: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const server = createMockServer(...quizProvider(), ...provider());
const context = 'difficulty=easy&trail_id=w1&sub_trail_id=w1-s1';
const memoryKey = learnerKey('u1', 'quiz_run:w1-s1-c1:qt-easy');

const open = (route = `/learning-journey/quizz/w1-s1-c1?${context}`) =>
  renderRoute(route.startsWith('/learning-journey/quizz/') ? quizRoute : quizByQueryRoute, route);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answerWith = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await press('Submit');
};
const address = () => screen.getByTestId('location').textContent;

beforeEach(() => {
  session.getState().signIn({ token: 't', user: { id: 'u1' } as never });
  // jsdom plays no sound.
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = async () => undefined;
    },
  );
});
afterEach(() => {
  session.getState().signOut();
  vi.unstubAllGlobals();
});

describe('the walk of one answer', () => {
  it('goes out as specified with a key, and comes back as a star with its explanation', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/trails/v1/quiz/{quizId}/submit-answer', async ({ request, response }) => {
        sent.push(await request.json(), request.headers.get('Idempotency-Key'));
        return response(200).json(result());
      }),
    );
    open();
    await answerWith(/date palms/);
    expect(await screen.findByText(/A wadi is dry for most of the year/)).toBeVisible();
    expect(sent).toEqual([
      { answer: 'D', quiz_time_id: 'qt-easy' },
      expect.stringMatching(/^[A-Za-z0-9_-]{8,128}$/),
    ]);
  });

  it('D197: opening is one call, not repeated on focus', async () => {
    const calls = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname.startsWith('/api/trails/v1/quiz/')) calls();
    });
    open();
    await screen.findByRole('radio', { name: /date palms/ });
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await screen.findByRole('radio', { name: /date palms/ });
    expect(calls).toHaveBeenCalledOnce();
    focusManager.setFocused(undefined);
  });

  it('marks stars, locks and ranks as old', async () => {
    const { client } = open();
    const key = chapterQuery('w1-s1-c1', 'qt-easy').queryKey;
    await answerWith(/date palms/);
    await screen.findByText('Well done!');
    client.setQueryData([queryRoots.profile], 1);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('D141: the chapter may stand in the query', async () => {
    open(`/learning-journey/quizz?chapter_id=w1-s1-c1&${context}`);
    expect(await screen.findByText('Question 1/5')).toBeVisible();
  });
});

it('the land has the colours of the world that the chapter is in', async () => {
  const { container } = open(
    '/learning-journey/quizz/w1-s1-c1?difficulty=easy&trail_id=w2&sub_trail_id=w2-s1',
  );
  await waitFor(() => expect(container.querySelector('[data-world="rivers"] main')).not.toBeNull());
});

describe('states', () => {
  it('B8, D131: a load that fails shows an error with a retry', async () => {
    server.use(failing('/api/trails/v1/quizzes'));
    open();
    expect(await screen.findByText("The questions didn't arrive")).toBeVisible();
    server.use(...quizProvider());
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Question 1/5')).toBeVisible();
  });

  it.each([
    ['CHAPTER_PASSED', 403, 'You have finished this chapter'],
    ['CHAPTER_LOCKED', 403, 'This chapter is still locked'],
    ['SUB_TRAIL_LOCKED', 403, 'This chapter is still locked'],
    ['NOT_FOUND', 404, "We couldn't find this chapter"],
  ])('%s says why and leads back', async (code, status, title) => {
    server.use(refusing('/api/trails/v1/quizzes', status, code));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To The Trails' })).toHaveAttribute(
      'href',
      expect.stringContaining('/learning-journey/sub-trails/w1'),
    );
  });

  it('a chapter that was passed before is refused when it is opened', async () => {
    server.use(refusing('/api/trails/v1/quiz/{id}', 403, 'CHAPTER_PASSED'));
    open();
    expect(await screen.findByRole('heading', { name: 'You have finished this chapter' })).toBeVisible();
  });
});

describe('D130: an answer on its way outlives a reload', () => {
  const pending = { quizId: 'w1-s1-c1-q1', answer: 'B', timeUp: false, key: 'before-the-crash-1' };
  const memory = { runId: run().id, pending, notes: [] };
  const halfway = {
    quizzes: [quiz(1, { content: question }), quiz(2)],
    run: run({ open_quiz_id: 'w1-s1-c1-q1', remaining_ms: 30_000 }),
  };

  it('is sent again with its key, and its memory then holds no answer', async () => {
    localStorage.setItem(memoryKey, JSON.stringify(memory));
    const keys: (string | null)[] = [];
    server.use(...quizProvider(halfway));
    server.use(
      http.post('/api/trails/v1/quiz/{quizId}/submit-answer', ({ request, response }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return response(200).json(result());
      }),
    );
    open();
    expect(await screen.findByText('Well done!')).toBeVisible();
    expect(keys).toEqual(['before-the-crash-1']);
    expect(JSON.parse(localStorage.getItem(memoryKey) ?? '')).toMatchObject({ pending: null });
  });

  it('goes at sign-out', () => {
    localStorage.setItem(memoryKey, JSON.stringify(memory));
    session.getState().signOut();
    expect(localStorage.getItem(memoryKey)).toBeNull();
  });

  it.each(['{', '7', '{"runId":1}', `{"runId":"${run().id}","pending":{"quizId":1}}`])(
    'a broken memory is none: %s',
    async (text) => {
      localStorage.setItem(memoryKey, text);
      server.use(...quizProvider(halfway));
      open();
      expect(await screen.findByRole('radio', { name: /date palms/ })).toBeEnabled();
    },
  );
});

describe('endings', () => {
  it('B4.6: out of lives, the answers are deleted, the failed quote, then the trail', async () => {
    const deleted = vi.fn();
    server.use(...quizProvider({ result: { ...wrongResult, lives: 0, run: run({ lives: 0 }) } }));
    server.use(
      http.delete('/api/quiz/v1/delete-answer/{id}', ({ params, response }) => {
        deleted(params.id);
        return response(200).json({ message: 'ok' });
      }),
    );
    open();
    await answerWith(/pearl divers/);
    await screen.findByRole('alertdialog', { name: 'Out of Lives!' });
    await press('Continue');
    await press('Continue');
    await waitFor(() =>
      expect(address()).toBe('/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s1'),
    );
    expect(deleted).toHaveBeenCalledWith('w1-s1-c1');
  });

  it('B4.8: all answered with three stars: the finish screen with the next chapter', async () => {
    const closed = [1, 2, 3, 4, 5].map((order) => quiz(order, { closed: true, outcome: 'right' }));
    server.use(...quizProvider({ quizzes: closed, run: run({ stars: 5 }) }));
    open();
    await waitFor(() => expect(address()).toContain('/learning-journey/finish/w1?'));
    const query = new URLSearchParams(address()?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      next_chapter_id: 'w1-s1-c2',
      chapter_id: 'w1-s1-c1',
      quiz_time_id: 'qt-easy',
      star: '5',
      student_life: '3',
      screen: 'FINISH_CHAPTER',
    });
  });

  it('B4.8: after the last chapter, the next sub-trail', async () => {
    const closed = [quiz(1, { closed: true, outcome: 'right' })];
    server.use(
      ...quizProvider({ quizzes: closed, run: run({ stars: 3 }) }),
      ...provider({ chapters: [chapter()] }),
    );
    open();
    await waitFor(() => expect(address()).toContain('next_subtrail_id=w1-s2'));
  });

  it.each([
    [4, '/learning-journey/finish/w1'],
    [40, '/learning-journey/motivational/w1-s1-c2'],
  ])('B4.9: at three stars, rank %d and Next chapter lead to %s', async (rank, path) => {
    const passed = result({ run: run({ stars: 3 }) });
    server.use(...quizProvider({ result: passed }), ...provider({ rank: yourRank({ rank }), chapters }));
    open();
    await answerWith(/date palms/);
    await press('Continue');
    await press('Next chapter');
    await waitFor(() => expect(address()).toContain(path));
  });

  it('B4.9, D108: the last chapter of all offers no next chapter, asks for no rank and finishes directly', async () => {
    const asked = vi.fn();
    server.use(
      ...quizProvider({ result: result({ run: run({ stars: 3 }) }) }),
      ...provider({ trails: [trail()], subTrails: [subTrail()], chapters: [chapter()] }),
    );
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('my-rank')) asked();
    });
    open();
    await answerWith(/date palms/);
    await press('Continue');
    expect(await screen.findByRole('alertdialog', { name: 'Good Job!' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next chapter' })).not.toBeInTheDocument();
    await press('Finish Here');
    await waitFor(() => expect(address()).toContain('/learning-journey/finish/w1?'));
    expect(asked).not.toHaveBeenCalled();
  });

  it('B8: a rank error is shown, and Continue still goes on', async () => {
    server.use(...quizProvider({ result: result({ run: run({ stars: 3 }) }) }));
    server.use(failing('/api/leaderboards/v1/my-rank'));
    open();
    await answerWith(/date palms/);
    await press('Continue');
    await press('Next chapter');
    expect(await screen.findByText(/couldn't see your place/)).toBeVisible();
    await press('Next chapter');
    await waitFor(() => expect(address()).toContain('/learning-journey/motivational/w1-s1-c2'));
  });
});

describe('leaving a running question', () => {
  const map = () => screen.getByRole('link', { name: 'Back to the map' });

  it('asks first, since the clock goes on; staying keeps the question', async () => {
    open();
    await screen.findByRole('radio', { name: /date palms/ });
    await userEvent.click(map());
    const asked = await screen.findByRole('alertdialog', { name: 'Leave this question?' });
    expect(asked).toHaveTextContent('Your clock keeps running.');
    await press('Stay and play');
    expect(address()).toContain('/learning-journey/quizz/');
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await userEvent.click(map());
    await press('Leave');
    await waitFor(() => expect(address()).toContain('/learning-journey/sub-trails/w1'));
  });

  it('asks nothing once the question is answered', async () => {
    open();
    await answerWith(/date palms/);
    await screen.findByRole('heading', { name: 'Well done!' });
    await userEvent.click(map());
    await waitFor(() => expect(address()).toContain('/learning-journey/sub-trails/w1'));
  });
});

it('D188: another tab takes over, and this one offers to go on here', async () => {
  open();
  await screen.findByRole('radio', { name: /date palms/ });
  const key = learnerKey('u1', 'quiz_tab:w1-s1-c1:qt-easy');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'other' })));
  await press('Continue Here');
  expect(await screen.findByText('Question 1/5')).toBeVisible();
});
