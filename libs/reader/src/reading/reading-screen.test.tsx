import { deferred, http } from '@sirah-trails/api-client/testing';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { afterPaint, playSound } from '@sirah-trails/ui';
import { fakeVoice, silence } from '@sirah-trails/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readingRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { allSent, openBook, place, readingServer } from '../testing/read-book.ts';
import { pages as samplePages } from '../testing/samples.ts';
import readingScreen from './reading-screen.tsx';
import { queuedReports } from '../offline/upload-queue.ts';

const { server, saved, recording } = readingServer();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('B4: opens at the stored page with a page counter', async () => {
  openBook();
  expect(await screen.findByText('4 of 10')).toBeVisible();
  expect(await screen.findByText('Page 4')).toBeVisible();
});

it('B4: Next saves the new page; Back saves nothing', async () => {
  openBook();
  await screen.findByText('4 of 10');
  await press('Next');
  expect(await screen.findByText('5 of 10')).toBeVisible();
  await waitFor(() => expect(saved).toEqual([place(5)]));
  await press('Back');
  await press('Back');
  expect(await screen.findByText('3 of 10')).toBeVisible();
  await allSent();
  expect(saved).toEqual([place(5)]);
});

it('B4: Finish saves the last page as finished and keeps the query', async () => {
  const address = '/discovery/book/the-land?page=10&origin=quizz&chapter_id=c1&category=arabia';
  renderInHarness(<readingScreen.Content />, { address, path: readingRoute.path });
  await screen.findByText('10 of 10');
  await press('Finish Book');
  await waitFor(() =>
    expect(screen.getByTestId('location')).toHaveTextContent(
      '/discovery/book/finish?origin=quizz&chapter_id=c1&category=arabia&id=the-land',
    ),
  );
  await waitFor(() => expect(saved).toEqual([place(10, 2)]));
});

it.each([
  ['', [{ page_count: 99 }], '10 of 10'],
  ['', [], '1 of 10'],
  ['?page=0', [], '1 of 10'],
  ['?page=77', [], '10 of 10'],
  ['?page=forged', [{ page_count: 2 }], '2 of 10'],
  ['?again=1', [{ page_count: 10, status: 2 as const }], '1 of 10'],
])('D235: %s with the progress %j opens %s without saving', async (query, reading_progress, counter) => {
  server.use(...provider({ reading_progress }), recording);
  openBook(query);
  expect(await screen.findByText(counter)).toBeVisible();
  expect(queuedReports()).toEqual([]);
});

it('prerenders both neighbours as inert', async () => {
  openBook();
  const next = await screen.findByText('Page 5');
  const shown = await screen.findByText('Page 4');
  expect(await screen.findByText('Page 3')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toEqual([shown.closest('article')]);
  expect(next.closest('[inert]')).not.toBeNull();
  await press('Next');
  await waitFor(() => expect(screen.getAllByRole('article')).toEqual([next.closest('article')]));
  expect(next.closest('[inert]')).toBeNull();
  expect(await screen.findByText('Page 6')).toBeInTheDocument();
  await press('Next');
  expect(await screen.findByText('Page 7')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Page 3')).toBeNull());
  expect(screen.getByText('Page 4')).toBeInTheDocument();
  await allSent();
});

it("loads a neighbour's picture after a rest", async () => {
  const picture = { url: '/content/art/pages/the-land-01.svg', alt: 'A well' };
  const pictured = samplePages(10).map((one) => ({ ...one, picture }));
  server.use(...provider({ pages: pictured }));
  openBook();
  const next = (await screen.findByText('Page 5')).closest('article');
  expect(next?.querySelector('img')).toBeNull();
  await waitFor(() => expect(next?.querySelector('img')).toHaveAttribute('src', picture.url));
  await allSent();
});

it('stops the voice after a turn', async () => {
  const voice = fakeVoice();
  onTestFinished(() => {
    voice.remove();
    silence();
  });
  openBook();
  await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));
  expect(voice.waiting().join(' ')).toContain('Page 4');
  expect(voice.waiting().join(' ')).not.toContain('Page 5');
  await press('Next');
  expect(await screen.findByRole('button', { name: 'Read to me', pressed: false })).toBeVisible();
  expect(voice.waiting()).toEqual([]);
  await allSent();
});

it('D146: plays a page sound, except in a quiet book', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const heard = () => play.mock.contexts.map((sound) => (sound as HTMLAudioElement).src);
  const { unmount } = openBook();
  await screen.findByText('4 of 10');
  await press('Back');
  await waitFor(() => expect(heard()).toEqual([expect.stringContaining('page.wav')]));
  unmount();
  server.use(...provider({ quiet: true }), recording);
  openBook();
  await screen.findByText('4 of 10');
  await press('Back');
  await playSound('page', { quiet: true });
  expect(heard()).toHaveLength(1);
});

it('D91: queues positions without a network and sends the last one after reconnecting', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openBook();
  await screen.findByText('4 of 10');
  await press('Next');
  await press('Next');
  await press('Next');
  expect(queuedReports()).toMatchObject([{ kind: 'place', body: place(7) }]);
  await new Promise<void>((painted) => void afterPaint(painted));
  expect(saved).toEqual([]);
  online.mockRestore();
  await press('Next');
  await allSent();
  expect(saved).toEqual([place(8)]);
});

it('a refetch keeps queued positions', async () => {
  const busy = deferred<null>();
  server.use(
    http.post('/api/book/v1/book/progress', async ({ request, response }) => {
      await busy.promise;
      return response(200).json({ data: await request.json() });
    }),
  );
  const { client } = openBook();
  await screen.findByText('4 of 10');
  await press('Next');
  await client.refetchQueries();
  expect(client.getQueryData(['reader', 'book', 'the-land'])).toMatchObject({
    reading_progress: [{ page_count: 5, furthest_page: 5, status: 1 }],
  });
  busy.resolve(null);
  await allSent();
});

it("links back to the book, and from a question's page to its questions", async () => {
  const { unmount } = openBook('?category=arabia');
  expect(await screen.findByRole('link', { name: 'Back to the book' })).toHaveAttribute(
    'href',
    '/discovery/the-land?category=arabia',
  );
  unmount();
  openBook('?page=3&chapter_id=c2&difficulty=hard&origin=quizz&quizz_status=in_quizz');
  expect(await screen.findByRole('link', { name: 'Back to the questions' })).toHaveAttribute(
    'href',
    '/learning-journey/quizz/c2?difficulty=hard&quizz_status=in_quizz',
  );
});

it.each([
  ['chapter_id=c2&origin=quizz&quizz_status=practice', '/learning-journey/quizz/c2?quizz_status=practice'],
  ['origin=quizz&quizz_status=review', '/learning-journey/quizz?quizz_status=review'],
  ['origin=endless', '/endless-mode/start'],
])('links back to the questions of %s', async (query, way) => {
  openBook(`?page=3&${query}`);
  expect(await screen.findByRole('link', { name: 'Back to the questions' })).toHaveAttribute('href', way);
});

it('a key cannot finish a book without pages', async () => {
  server.use(...provider({ pages: [], reading_progress: [] }));
  openBook();
  expect(await screen.findByText('This book has no pages yet.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('This book has no pages yet.')).toBeVisible();
  expect(queuedReports()).toEqual([]);
});

it("offers a page's recording", async () => {
  const pages = samplePages(2).map((page) => ({ ...page, audio: '/content/audio/page.mp3' }));
  server.use(...provider({ pages, reading_progress: [] }));
  openBook();
  expect(await screen.findByRole('group', { name: 'Listen to this page' })).toBeVisible();
});

it('reports a mistake on the current page', async () => {
  const reports: unknown[] = [];
  server.use(
    http.post('/api/x/v1/mistakes', async ({ request, response }) => {
      reports.push(await request.json());
      return response(200).json({ message: 'Thank you!' });
    }),
  );
  openBook();
  await screen.findByText('4 of 10');
  await press('Next');
  await userEvent.click(await screen.findByRole('button', { name: 'Report a mistake' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'A word is misspelled or missing' }));
  await press('Send');
  await screen.findByRole('dialog', { name: 'Thank you for reading so well!' });
  expect(reports).toEqual([{ about: 'page', id: 'the-land:5', wrong: 'spelling' }]);
  await allSent();
});
