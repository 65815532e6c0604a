import { session } from '@sirah-trails/api-client/session';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { quizByQueryRoute, quizRoute } from '../routes.ts';
import { provider } from './provider.ts';
import { startTap } from '../chapter/quiz-entry.ts';
import { quizProvider } from './quiz-provider.ts';

/** Journey context in the URLs of the quiz. */
export const context = 'difficulty=easy&trail_id=w1&sub_trail_id=w1-s1';

/** The server data of the quiz that was opened last. */
let client: QueryClient | undefined;

/** Starts a mocked provider for the tests of a file, each of which begins with the learner `u1` signed in. Returns its server. */
export function quizServer() {
  beforeEach(() => {
    session.getState().signIn({ token: 't', user: { id: 'u1' } as never });
  });
  afterEach(async () => {
    // Prefetched results must not reach into another test.
    await import('../finish/result.ts');
    await waitFor(() => expect(client?.isFetching() ?? 0).toBe(0));
    session.getState().signOut();
  });
  return createMockServer(...quizProvider(), ...provider());
}

/** Opens the quiz of a chapter, by the tap on Start Quiz unless `state` says otherwise. */
export function openQuiz(url = `/learning-journey/quizz/w1-s1-c1?${context}`, state: unknown = startTap) {
  const route = url.startsWith('/learning-journey/quizz/') ? quizRoute : quizByQueryRoute;
  const quiz = renderRoute(route, url, { state });
  ({ client } = quiz);
  return quiz;
}

/** Taps the button of this name as soon as it is there. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Chooses an option of the open question and submits it. */
export async function answerWith(option: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await press('Submit');
}

/** Where the app is: path and query. */
export function currentUrl(): string | null {
  return screen.getByTestId('location').textContent;
}
