import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { readTrial, storeTrial, clearTrial } from '@sirah-trails/screen-kit';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { trialQuizRoute } from '../routes.ts';

const begun = example('openTrialRun');
const opened: unknown[] = [];
const server = createMockServer(
  http.get('/api/x/v1/trial', ({ response }) => response(200).json(example('getTrial'))),
  http.post('/api/x/v1/trial/run', async ({ request, response }) => {
    opened.push(await request.json());
    return response(200).json(begun);
  }),
);

beforeEach(() => {
  clearTrial();
  opened.splice(0);
});

it('D240: starts again when the stored token has ended', async () => {
  storeTrial({ token: 'old', stars: 2 });
  server.use(
    http.untyped.post(
      '*/api/x/v1/trial/run',
      () => Response.json({ message: 'Ended', code: 'TRIAL_ENDED' }, { status: 409 }),
      { once: true },
    ),
  );
  renderRoute(trialQuizRoute, '/trial/quiz');
  expect(await screen.findByText(begun.data[0]?.content?.question ?? '')).toBeVisible();
  expect(opened).toEqual([{ token: null }]);
  expect(readTrial()).toMatchObject({ token: begun.token, stars: 0 });
});

it('D240: sends an answer again with its token after a lost response, and stores the next token', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/x/v1/trial/quiz/{quizId}/submit-answer', async ({ request, response }) => {
      sent.push(await request.json());
      if (sent.length === 1) return response.untyped(Response.error());
      return response(200).json({ ...example('submitTrialAnswer'), token: 'next' });
    }),
  );
  renderRoute(trialQuizRoute, '/trial/quiz');
  await userEvent.click(await screen.findByRole('radio', { name: /True/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Well done!' }, { timeout: 10_000 })).toBeVisible();
  const body = { token: begun.token, answer: true };
  expect(sent).toEqual([body, body]);
  await waitFor(() => expect(readTrial()).toMatchObject({ token: 'next', stars: 1 }));
});
