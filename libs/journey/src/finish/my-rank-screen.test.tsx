import { example } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { quizTime, yourRank } from '../testing/samples.ts';
import { myRankRoute } from '../routes.ts';

const server = createMockServer(...provider());
const open = () => renderRoute(myRankRoute, '/learning-journey/my-rank');
const card = async (label: string) =>
  within((await screen.findByRole('heading', { name: label })).closest('article') ?? document.body);

it('D148: the difficulty of the journey shows the rank, the next goal and a link to its board', async () => {
  open();
  const easy = await card('Easy');
  expect(await easy.findByText('4th place')).toBeVisible();
  expect(easy.getByText('Next: reach the podium.')).toBeVisible();
  expect(easy.getByRole('link', { name: 'See the Easy board' })).toHaveAttribute(
    'href',
    '/leaderboard?mode=learning_journey&difficulty=qt-easy',
  );
});

it('D148: with neighbours, the next goal is the nearest better rank and the missing stars', async () => {
  const { leaderboard: neighbours, your_rank: rank } = example('getNeighbours');
  // They bring the learner's own place.
  server.use(
    failing('/api/leaderboards/v1/my-rank'),
    ...provider({ quizTimes: [quizTime()], rank, neighbours }),
  );
  open();
  expect(await screen.findByText('Next: 15 stars to 1st place.')).toBeVisible();
});

it('D148: the other difficulties and the Infinity Trail have a line each that leads to the board', async () => {
  server.use(
    ...provider({
      quizTimes: [quizTime(), quizTime({ id: 'qt-hard', difficulty: 3, difficulty_label: 'Hard', star: 0 })],
      rank: yourRank({ rank: 27, total_star: 9 }),
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Hard 27th place' })).toHaveAttribute(
    'href',
    '/leaderboard?mode=learning_journey&difficulty=qt-hard',
  );
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('D148: the Infinity Trail tells the best walk', async () => {
  server.use(...provider({ rank: yourRank({ rank: 27, total_star: 9 }) }));
  open();
  expect(
    await screen.findByRole('link', { name: 'Infinity Trail Best: 9 stars 27th place' }),
  ).toHaveAttribute('href', '/leaderboard?mode=endless_mode');
});

it('a difficulty without a star is not played yet', async () => {
  const hard = quizTime({ id: 'qt-hard', difficulty: 3, difficulty_label: 'Hard', star: 0 });
  server.use(...provider({ quizTimes: [quizTime(), hard], rank: yourRank({ rank: null }) }));
  open();
  expect(await screen.findByRole('link', { name: 'Hard Not played yet' })).toBeVisible();
  expect(screen.getByText('No place yet')).toBeVisible();
});

it('D199: stars that do not count on a board are named, with the reason', async () => {
  server.use(...provider({ quizTimes: [quizTime()], rank: yourRank({ unranked_star: 4 }) }));
  open();
  expect(
    await screen.findByText(
      "4 of your stars don't count on this board: you earned them without a clock, or very fast.",
    ),
  ).toBeVisible();
});

it.each([
  [1, '1st place'],
  [2, '2nd place'],
  [13, '13th place'],
  [121, '121st place'],
])('D76: rank %s reads %s', async (rank, text) => {
  server.use(...provider({ quizTimes: [quizTime()], rank: yourRank({ rank }) }));
  open();
  expect(await screen.findByText(text)).toBeVisible();
});

it('a new learner has no rank yet and a first goal', async () => {
  server.use(...provider({ quizTimes: [quizTime({ star: 0 })], rank: yourRank({ rank: null }) }));
  open();
  expect(await screen.findByText('Not played yet')).toBeVisible();
  expect(screen.getByText('Next: earn your first star here.')).toBeVisible();
});

it('a rank that fails to load keeps the stars and offers a retry', async () => {
  server.use(failing('/api/leaderboards/v1/my-rank'), ...provider({ quizTimes: [quizTime()] }));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('img', { name: '12 of 125 stars' })).toBeVisible();
  server.use(...provider({ quizTimes: [quizTime()] }));
  await userEvent.click(retry);
  expect(await screen.findByText('4th place')).toBeVisible();
});
