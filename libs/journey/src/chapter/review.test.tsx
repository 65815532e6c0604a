import { example, http } from '@sirah-trails/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { currentUrl, openQuiz, press, quizServer } from '../testing/play-quiz.ts';
import { refusing } from '../testing/quiz-provider.ts';

const server = quizServer();
const due = example('listReviewQuizzes').data;
const open = () => openQuiz('/learning-journey/quizz?quizz_status=review', null);

it('D233: questions that are due come one by one, without lives, clock or score, and lead home', async () => {
  const sent: unknown[] = [];
  server.use(
    ...provider({ review: due }),
    http.post('/api/x/v1/practice/mistakes/{quizId}/submit-answer', async ({ params, request, response }) => {
      sent.push([params.quizId, await request.json()]);
      const right = { result: true, code: 'ALL_ANSWERS_CORRECT' } as const;
      return response(200).json({ ...example('submitReviewAnswer'), ...(sent.length > 1 && right) });
    }),
  );
  open();
  expect(await screen.findByText('Question 1/2')).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Time left' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: /False/ }));
  await press('Submit');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('A wadi is dry for most of the year.');
  expect(await screen.findByRole('link', { name: 'Find it in the book, page 3' })).toHaveAttribute(
    'href',
    '/discovery/book/the-land?origin=quizz&quizz_status=review&page=3',
  );
  await press('Continue');
  await userEvent.click(await screen.findByRole('radio', { name: /date palms/ }));
  await press('Submit');
  await screen.findByRole('heading', { name: 'Well done!' });
  await press('Continue');
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(sent).toEqual([
    [due[0]?.id, { answer: false }],
    [due[1]?.id, { answer: 'A' }],
  ]);
});

it('leads home when no question is due', async () => {
  server.use(...provider({ review: [] }));
  open();
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

it('R1: leads home for a provider without review', async () => {
  server.use(refusing('/api/x/v1/practice/mistakes', 500, 'ASKED'));
  open();
  await waitFor(() => expect(currentUrl()).toBe('/'));
});
