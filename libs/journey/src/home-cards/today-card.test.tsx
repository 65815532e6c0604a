import { example } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderInHarness } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { provider } from '../testing/provider.ts';
import { TodayCard } from './today-card.tsx';

const server = createMockServer(...provider());
const open = () => renderInHarness(<TodayCard />);

it.each([
  [1, 'Today 1 question is back'],
  [3, 'Today 3 questions are back'],
])('D233: %i questions that are due lead to the review', async (due, name) => {
  server.use(...provider({ today: { due, word: null } }));
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    '/learning-journey/quizz?quizz_status=review',
  );
});

it('the word of the day leads to its card', async () => {
  server.use(...provider({ today: example('getToday', 'word').data }));
  open();
  expect(await screen.findByRole('link', { name: 'Word of the day Oasis' })).toHaveAttribute(
    'href',
    '/glossary?open=oasis',
  );
});

it('D233: the word of the day promises the questions of tomorrow', async () => {
  server.use(...provider({ today: { ...example('getToday', 'word').data, tomorrow: 2 } }));
  open();
  expect(
    await screen.findByRole('link', { name: 'Word of the day Oasis Two questions come back tomorrow.' }),
  ).toBeVisible();
});

it.each([
  ['an empty glossary', provider({ today: { due: 0, word: null } })],
  [
    'a day that cannot be read',
    [...provider({ today: { due: 1, word: null } }), failing('/api/x/v1/today')].reverse(),
  ],
])('%s shows nothing', async (_, handlers) => {
  server.use(...handlers);
  const { container } = open();
  await waitFor(() => expect(container.querySelector('[data-shape]')).not.toBeNull());
  await waitFor(() => expect(container.querySelector('[data-shape]')).toBeNull());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a provider without the addition is not asked', async () => {
  const asked = vi.fn();
  server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
  open();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/x/v1/configuration'));
  expect(asked).not.toHaveBeenCalledWith('/api/x/v1/today');
});
