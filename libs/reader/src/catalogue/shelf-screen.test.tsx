import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { storeBook } from '../offline/offline-books.ts';
import { shelfRoute } from '../routes.ts';
import { book } from '../testing/samples.ts';
import { books, shelfProvider } from '../testing/shelf.ts';
import { withDeviceDatabase } from '../testing/with-device-database.ts';

withDeviceDatabase();
const server = createMockServer(...shelfProvider());
const open = (query = '') => renderRoute(shelfRoute, `/discovery${query}`);
const grid = async () => within(await screen.findByRole('list', { name: 'Books' }));
const address = () => screen.getByTestId('location').textContent;

it('B2: lists books with title and progress, and the last read book', async () => {
  open();
  expect((await grid()).getAllByRole('link')).toHaveLength(3);
  expect((await grid()).getByRole('link', { name: /Book 2/ })).toHaveAttribute('href', '/discovery/book-2');
  const [ring] = (await grid()).getAllByRole('progressbar');
  expect(ring).toHaveAttribute('aria-valuetext', '4 of 10 pages read');
  expect(screen.getByRole('heading', { level: 2, name: 'Read on' })).toBeVisible();
});

it('B2: filters by category; a second tap shows all books', async () => {
  open();
  await grid();
  const topics = within(screen.getByRole('group', { name: 'Topics' }));
  expect(topics.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Books',
    'Makkah',
  ]);
  await userEvent.click(topics.getByRole('button', { name: 'Makkah' }));
  await waitFor(async () => expect((await grid()).getAllByRole('link')).toHaveLength(1));
  expect(address()).toBe('/discovery?category=makkah');
  expect((await grid()).getByRole('link')).toHaveAttribute('href', '/discovery/book-1?category=makkah');
  await userEvent.click(topics.getByRole('button', { name: 'Makkah' }));
  await waitFor(async () => expect((await grid()).getAllByRole('link')).toHaveLength(3));
  expect(address()).toBe('/discovery');
});

it('D248: shows the badges for finished books, with the count', async () => {
  server.use(...shelfProvider({ booksRead: 5 }));
  open();
  const badges = within(await screen.findByRole('region', { name: '5 books finished' }));
  expect(badges.getAllByText(/, earned$/).map(({ textContent }) => textContent)).toEqual([
    'First book, earned',
    '5 books, earned',
  ]);
  expect(badges.getAllByText(/, still to come$/)).toHaveLength(3);
});

it('D248: shows the books without the badges if the provider does not count', async () => {
  server.use(failing('/api/x/v1/album', 404), ...shelfProvider({ booksRead: 5 }));
  open();
  await grid();
  await waitFor(() => expect(screen.queryByText(/, earned$/)).not.toBeInTheDocument());
});

it('B5, B9: paginates after ten books and disables the button at each end', async () => {
  server.use(...shelfProvider({ books: books(12) }));
  open();
  expect((await grid()).getAllByRole('link')).toHaveLength(10);
  expect(screen.getByText('Showing 1 to 10 of 12 books')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Showing 11 to 12 of 12 books')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await waitFor(async () => expect((await grid()).getAllByRole('link')).toHaveLength(2));
  expect((await grid()).getByRole('link', { name: /Book 12/ })).toHaveAttribute(
    'href',
    '/discovery/book-12?shelf_page=2',
  );
});

it('B2: shows no pagination for ten books', async () => {
  server.use(...shelfProvider({ books: books(10) }));
  open();
  await grid();
  expect(screen.queryByRole('navigation', { name: 'More books' })).not.toBeInTheDocument();
});

it('D86: links from a category or page without books to all books', async () => {
  open('?category=unknown&page=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all books' }));
  expect((await grid()).getAllByRole('link')).toHaveLength(3);
});

it('D107: retries a failed list and omits a failed last read book', async () => {
  server.use(failing('/api/book/v1/books', 403), failing('/api/book/v1/book/last-read', 403));
  open();
  const retry = await screen.findByRole('button', { name: /try again/i });
  server.use(failing('/api/book/v1/book/last-read', 403), ...shelfProvider());
  await userEvent.click(retry);
  expect((await grid()).getAllByRole('link')).toHaveLength(3);
});

it('lists the stored books without a network', async () => {
  await storeBook(book());
  server.use(http.get('/api/book/v1/books', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'On this device' })).toBeVisible();
  expect(screen.getByRole('link', { name: /The Land/ })).toHaveAttribute('href', '/discovery/the-land');
});
