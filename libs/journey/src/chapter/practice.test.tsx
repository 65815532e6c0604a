import { example, http } from '@sirah-trails/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { currentUrl, context, openQuiz, press, quizServer } from '../testing/play-quiz.ts';
import { refusing } from '../testing/quiz-provider.ts';

const server = quizServer();
const practice = example('listPracticeQuizzes').data;
const matchUp = practice.filter(({ type }) => type === 'matchup_words');

function practises(quizzes = practice, ...results: ReturnType<typeof marked>[]) {
  const sent: unknown[] = [];
  server.use(
    ...provider({ practice: quizzes }),
    http.post('/api/x/v1/practice/quiz/{quizId}/submit-answer', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(results[sent.length - 1] ?? marked());
    }),
  );
  openQuiz(`/learning-journey/quizz/w1-s1-c2?${context}&quizz_status=practice`, null);
  return sent;
}

function marked(facts: object = {}) {
  return { ...example('submitPracticeAnswer'), ...facts };
}

it('D111: a wrong answer shows the right one and costs nothing; practice ends on the map', async () => {
  const sent = practises(practice.slice(0, 1));
  expect(await screen.findByText('Practice: take all the time you like.')).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Time left' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: /False/ }));
  await press('Submit');
  const popup = await screen.findByRole('alertdialog', { name: 'Close, But Not Quite!' });
  expect(popup).toHaveTextContent('A wadi is dry for most of the year.');
  expect(await screen.findByRole('link', { name: 'Find it in the book, page 3' })).toHaveAttribute(
    'href',
    expect.stringContaining('quizz_status=practice'),
  );
  expect(sent).toEqual([{ answer: false }]);
  await press('Continue');
  await waitFor(() => expect(currentUrl()).toContain('/learning-journey/sub-trails/w1?'));
});

it('a right answer earns no star', async () => {
  practises(practice.slice(0, 1), marked({ result: true, code: 'ALL_ANSWERS_CORRECT' }));
  await userEvent.click(await screen.findByRole('radio', { name: /True/ }));
  await press('Submit');
  expect(await screen.findByRole('heading', { name: 'Well done!' })).toBeVisible();
  expect(screen.queryByText('You earned a star.')).not.toBeInTheDocument();
});

it('D116: sends each new pair with all pairs found before', async () => {
  const { left = [], right = [] } = (matchUp[0]?.content ?? {}) as { left?: string[]; right?: string[] };
  const sent = practises(matchUp, marked({ result: true, code: 'PARTIAL_ANSWERS_CORRECT' }));
  const pair = async (index: number) => {
    await userEvent.click(await screen.findByRole('button', { name: left[index] ?? '' }));
    await userEvent.click(await screen.findByRole('button', { name: right[index] ?? '' }));
  };
  await pair(0);
  await screen.findByText('1 of 4 pairs found.');
  await pair(1);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ answer: { [left[0] ?? '']: right[0], [left[1] ?? '']: right[1] } });
});

it('D217: refuses a question that is open in a run', async () => {
  practises(practice.slice(0, 1));
  server.use(
    http.post('/api/x/v1/practice/quiz/{quizId}/submit-answer', ({ response }) =>
      response.untyped(Response.json({ message: 'no', code: 'QUIZ_OPEN' }, { status: 409 })),
    ),
  );
  await userEvent.click(await screen.findByRole('radio', { name: /True/ }));
  await press('Submit');
  expect(await screen.findByRole('heading', { name: 'Finish your try first' })).toBeVisible();
});

it('R1: leads to the map for a provider without practice', async () => {
  server.use(refusing('/api/x/v1/practice/quizzes', 500, 'ASKED'));
  openQuiz(`/learning-journey/quizz/w1-s1-c2?${context}&quizz_status=practice`, null);
  await waitFor(() => expect(currentUrl()).toContain('/learning-journey/sub-trails/w1?'));
});

it('a chapter that is not passed says so', async () => {
  server.use(...provider({ practice }));
  server.use(refusing('/api/x/v1/practice/quizzes', 403, 'CHAPTER_NOT_PASSED'));
  openQuiz(`/learning-journey/quizz/w1-s1-c2?${context}&quizz_status=practice`, null);
  expect(await screen.findByRole('heading', { name: "You haven't passed this chapter yet" })).toBeVisible();
});
