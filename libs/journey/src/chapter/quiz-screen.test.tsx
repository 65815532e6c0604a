import { queryRoots } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { failing } from '@sirah-trails/screen-kit/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { chapterQuery } from '../milestones/endpoints.ts';
import { replayTap } from './quiz-entry.ts';
import { currentUrl, answerWith, context, openQuiz, quizServer } from '../testing/play-quiz.ts';
import { quizProvider, refusing, result } from '../testing/quiz-provider.ts';

const server = quizServer();

describe('one answer', () => {
  it('is sent with its key, and shows a star and the explanation', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/trails/v1/quiz/{quizId}/submit-answer', async ({ request, response }) => {
        sent.push(await request.json(), request.headers.get('Idempotency-Key'));
        return response(200).json(result());
      }),
    );
    openQuiz();
    await answerWith(/date palms/);
    expect(await screen.findByText(/A wadi is dry for most of the year/)).toBeVisible();
    expect(sent).toEqual([
      { answer: 'D', quiz_time_id: 'qt-easy' },
      expect.stringMatching(/^[A-Za-z0-9_-]{8,128}$/),
    ]);
  });

  it('a closed question links to its page of the book, with a back target', async () => {
    openQuiz();
    await answerWith(/date palms/);
    await userEvent.click(await screen.findByText('How do we know?'));
    const link = await screen.findByRole('link', { name: 'Find it in the book, page 3' });
    expect(link).toHaveAttribute(
      'href',
      '/discovery/book/the-land?origin=quizz&difficulty=easy&chapter_id=w1-s1-c1&trail_id=w1&sub_trail_id=w1-s1&page=3',
    );
  });

  it('a provider that sends no page has no link to it', async () => {
    const { book, ...bare } = result();
    expect(book).toBeDefined();
    server.use(...quizProvider({ result: bare }));
    openQuiz();
    await answerWith(/date palms/);
    await userEvent.click(await screen.findByText('How do we know?'));
    expect(screen.queryByRole('link', { name: /Find it in the book/ })).not.toBeInTheDocument();
  });

  it('D197: opening is one call, not repeated on focus', async () => {
    const calls = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname.startsWith('/api/trails/v1/quiz/')) calls();
    });
    openQuiz();
    await screen.findByRole('radio', { name: /date palms/ });
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await screen.findByRole('radio', { name: /date palms/ });
    expect(calls).toHaveBeenCalledOnce();
    focusManager.setFocused(undefined);
  });

  it('D231: leads to the chapter and opens nothing without Start Quiz and without a run under way', async () => {
    const calls = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname.startsWith('/api/trails/v1/quiz/')) calls();
    });
    openQuiz(undefined, null);
    await waitFor(() => expect(currentUrl()).toMatch(/^\/learning-journey\/motivational\/w1-s1-c1\?/));
    expect(calls).not.toHaveBeenCalled();
  });

  it('D204: Play with the clock abandons the passed run before it begins a new one', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request: { method, url } }) => {
      if (/delete-answer|quiz\/w1/.test(url)) calls.push(method);
    });
    openQuiz(undefined, replayTap);
    await screen.findByRole('radio', { name: /date palms/ });
    expect(calls).toEqual(['DELETE', 'GET']);
  });

  it('invalidates stars, locks and ranks', async () => {
    const { client } = openQuiz();
    const key = chapterQuery('w1-s1-c1', 'qt-easy').queryKey;
    await answerWith(/date palms/);
    await screen.findByText('Well done!');
    client.setQueryData([queryRoots.profile], 1);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('D141: reads the chapter from the query', async () => {
    openQuiz(`/learning-journey/quizz?chapter_id=w1-s1-c1&${context}`);
    expect(await screen.findByText('Question 1/5')).toBeVisible();
  });
});

it('the land has the colours of the world that the chapter is in', async () => {
  const { container } = openQuiz(
    '/learning-journey/quizz/w1-s1-c1?difficulty=easy&trail_id=w2&sub_trail_id=w2-s1',
  );
  await waitFor(() => expect(container.querySelector('[data-world="rivers"] main')).not.toBeNull());
});

describe('states', () => {
  it('B8, D131: a load that fails shows an error with a retry', async () => {
    server.use(failing('/api/trails/v1/quizzes'));
    openQuiz();
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
    openQuiz();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To The Trails' })).toHaveAttribute(
      'href',
      expect.stringContaining('/learning-journey/sub-trails/w1'),
    );
  });

  it('a chapter that was passed before is refused when it is opened', async () => {
    server.use(refusing('/api/trails/v1/quiz/{id}', 403, 'CHAPTER_PASSED'));
    openQuiz();
    expect(await screen.findByRole('heading', { name: 'You have finished this chapter' })).toBeVisible();
  });
});
