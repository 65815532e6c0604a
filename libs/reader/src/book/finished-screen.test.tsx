import { example } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { finishedRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { albumProvider } from '../testing/shelf.ts';

const { confetti } = vi.hoisted(() => ({ confetti: vi.fn() }));
vi.mock('canvas-confetti', () => ({ create: () => confetti }));

const { pages } = example('getBook').data;
const finished = { pages, reading_progress: [{ page_count: 2, status: 2 as const }] };
const server = createMockServer(...provider(finished));
const open = (query = '?id=the-land') => renderRoute(finishedRoute, `/discovery/book/finish${query}`);

beforeEach(() => {
  confetti.mockClear();
  preferences.set({ reducedMotion: false });
});

it('B2: throws 100 pieces of confetti and lists people and terms', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Book Finished!' })).toBeVisible();
  expect(await screen.findByText('You reached the last page of “The Land”!')).toBeVisible();
  expect(screen.getByText('Ibrahim')).toBeVisible();
  expect(screen.getByText('peninsulas')).toBeVisible();
  await waitFor(() => expect(confetti).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 100 })));
  expect(confetti).toHaveBeenCalledOnce();
});

it('throws no confetti for a quiet book or with reduced motion', async () => {
  server.use(...provider({ ...finished, quiet: true }));
  const { unmount } = open();
  await screen.findByText(/^You reached the last page/);
  unmount();
  preferences.set({ reducedMotion: true });
  server.resetHandlers();
  open();
  await screen.findByText(/^You reached the last page/);
  expect(confetti).not.toHaveBeenCalled();
});

const firstTime = { state: { isFirstTime: true } };
const address = '/discovery/book/finish?id=the-land';
const badge = /This badge is yours/;

it('D248: shows the badge that this book brings', async () => {
  server.use(...albumProvider(1));
  renderRoute(finishedRoute, address, firstTime);
  expect(await screen.findByText('You have finished your first book. This badge is yours!')).toBeVisible();
});

it.each([
  ['for a count between badges', 6, firstTime],
  ['for a book that was finished before', 5, { state: { isFirstTime: false } }],
  ['for a typed address', 5, {}],
])('D248: shows no badge %s', async (_, count, harness) => {
  server.use(...albumProvider(count));
  const { client } = renderRoute(finishedRoute, address, harness);
  await screen.findByText(/^You reached the last page of/);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(badge)).not.toBeInTheDocument();
});

it('D248: shows the end of the book if the provider does not count', async () => {
  server.use(failing('/api/x/v1/album', 404), ...albumProvider(5));
  const { client } = renderRoute(finishedRoute, address, firstTime);
  await screen.findByText(/^You reached the last page of/);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(badge)).not.toBeInTheDocument();
});

it('claims no finished book without its progress', async () => {
  server.use(...provider({ pages, reading_progress: [] }));
  open();
  expect(await screen.findByText('This is the end of “The Land”.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The last page' })).toBeVisible();
  expect(confetti).not.toHaveBeenCalled();
});

it.each([
  [
    '&origin=quizz&chapter_id=c1&difficulty=easy',
    'Continue to Quiz',
    '/learning-journey/motivational/c1?difficulty=easy&quizz_status=in_quizz',
    '/learning-journey/motivational/c1?difficulty=easy&quizz_status=in_quizz',
  ],
  ['', 'Back to The Trails', '/learning-journey/start', '/discovery'],
])('B2: links the next steps with the query "%s"', async (query, name, way, another) => {
  open(`?id=the-land${query}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', way);
  expect(screen.getByRole('link', { name: 'Read Another Book' })).toHaveAttribute('href', another);
});

it('shows text and next steps without the book', async () => {
  server.use(failing('/api/book/v1/book/{id}', 404));
  open('?id=gone');
  expect(await screen.findByText('You reached the last page!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to The Trails' })).toBeVisible();
});
