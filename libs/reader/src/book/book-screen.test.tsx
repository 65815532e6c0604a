import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { bookRoute } from '../routes.ts';

const server = createMockServer(...provider());
const open = (query = '') => renderRoute(bookRoute, `/discovery/the-land${query}`);

it('B2: shows title, authors, pages, minutes, description and topics', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Land' })).toBeVisible();
  expect(await screen.findByText('By The Sirah Trails writers')).toBeVisible();
  expect(screen.getByText('10 pages')).toBeVisible();
  expect(screen.getByText('10 minutes')).toBeVisible();
  expect(await screen.findByText(/^Deserts and oases/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Topics' })).toHaveTextContent('Arabia before the Message');
});

it('B2: shows the progress read-only', async () => {
  open();
  const progress = await screen.findByRole('progressbar', { name: 'Reading progress' });
  expect(progress).toHaveAttribute('aria-valuetext', '4 of 10 pages read');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it.each([
  [[], 'Start Reading', '/discovery/book/the-land?origin=quizz&chapter_id=c2'],
  [[{ page_count: 4 }], 'Continue reading', '/discovery/book/the-land?origin=quizz&chapter_id=c2'],
  [
    [{ page_count: 10, status: 2 as const }],
    'Read again',
    '/discovery/book/the-land?origin=quizz&chapter_id=c2&again=1',
  ],
])('B2, D235: labels the button for the progress %j: %s', async (reading_progress, name, way) => {
  server.use(...provider({ reading_progress }));
  open('?origin=quizz&chapter_id=c2');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', way);
});

it('D99: links back to the chapter with its journey context', async () => {
  open(
    '?origin=quizz&difficulty=hard&chapter_id=c2&trail_id=w1&sub_trail_id=s1&trail_name=Arabia&trail=1&subtrail=2',
  );
  const back = await screen.findByRole('link', { name: 'Back to the chapter' });
  const address = new URL(back.getAttribute('href') ?? '', 'http://app');
  expect(address.pathname).toBe('/learning-journey/motivational/c2');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    difficulty: 'hard',
    trail_id: 'w1',
    sub_trail_id: 's1',
    quizz_status: 'in_quizz',
    trail_name: 'Arabia',
    trail: '1',
    subtrail: '2',
  });
});

it.each([
  ['', '/discovery'],
  ['?category=makkah&shelf_page=2', '/discovery?category=makkah&page=2'],
])('B2: links back to the book list without a chapter: %s', async (query, list) => {
  open(query);
  expect(await screen.findByRole('link', { name: 'Back to Base Camp' })).toHaveAttribute('href', list);
});
