import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { allSent, openBook, place, readingServer } from '../testing/read-book.ts';
import { queuedReports } from '../offline/upload-queue.ts';

const { saved } = readingServer();

it('a double tap turns to the last page without finishing the book', async () => {
  openBook('?page=9');
  await screen.findByText('9 of 10');
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.click(next);
  fireEvent.click(next);
  expect(await screen.findByText('10 of 10')).toBeVisible();
  expect(queuedReports().map(({ body }) => body)).not.toContainEqual(place(10, 2));
  await allSent();
  expect(saved).toEqual([place(10)]);
});

it('B5: Back works immediately after a turn and is disabled on the first page', async () => {
  openBook('?page=1');
  await screen.findByText('1 of 10');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Page 1');
  await allSent();
  expect(await screen.findByText('1 of 10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
});

it('a held key turns one page', async () => {
  openBook('?page=2');
  await screen.findByText('2 of 10');
  await userEvent.keyboard('{ArrowRight>5/}');
  expect(await screen.findByText('3 of 10')).toBeVisible();
  await allSent();
  expect(saved).toEqual([place(3)]);
});

it('arrow keys turn pages, except with Shift', async () => {
  openBook('?page=2');
  await screen.findByText('2 of 10');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(await screen.findByText('3 of 10')).toBeVisible();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
  expect(await screen.findByText('4 of 10')).toBeVisible();
  await allSent();
});

it.each([
  ['to the left', 200, 100, 0, '6 of 10'],
  ['to the right', 100, 200, 0, '4 of 10'],
  ['downwards', 200, 100, 90, '5 of 10'],
  ['a little', 200, 170, 0, '5 of 10'],
])('a swipe %s, then Next', async (_, from, to, down, counter) => {
  openBook();
  const text = await screen.findByText('Page 4');
  fireEvent.touchStart(text, { touches: [{ clientX: from, clientY: 0 }] });
  fireEvent.touchEnd(text, { changedTouches: [{ clientX: to, clientY: down }] });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(counter)).toBeVisible();
  await allSent();
});
