import { example } from '@sirah-trails/api-client/testing';
import { preferences } from '@sirah-trails/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { page } from '../testing/samples.ts';
import { BookPage } from './book-page.tsx';

const first = page(1);
const last = page(2);
const book = { ...example('getBook').data, pages: [first, last] };

beforeEach(() => preferences.set({ simpleText: false }));

it('a map and its layer are one image; its description is the visible legend', () => {
  const { container } = render(<BookPage book={book} page={first} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^A map of Arabia/);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/content/art/maps/arabia.svg',
    '/content/art/maps/arabia-roads.svg',
  ]);
  const legend = screen.getByText(/^A map of Arabia/);
  expect(legend).toBeVisible();
  expect(legend).toHaveAttribute('aria-hidden', 'true');
});

it('the simple line replaces the text, also after a remount', async () => {
  const { unmount } = render(<BookPage book={book} page={first} />);
  expect(await screen.findByRole('heading', { name: 'A land between seas' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Short and simple' }));
  expect(await screen.findByText(/a very big land/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'A land between seas' })).toBeNull();
  unmount();
  render(<BookPage book={book} page={first} />);
  expect(screen.getByRole('button', { name: 'Short and simple' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows the full text of a page without a simple line', async () => {
  preferences.set({ simpleText: true });
  render(<BookPage book={book} page={last} />);
  expect(await screen.findByRole('heading', { name: 'Many kinds of land' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks the question for older readers on the last page only', () => {
  const { rerender } = render(<BookPage book={book} page={first} />);
  expect(screen.queryByRole('heading', { name: 'Think further' })).toBeNull();
  rerender(<BookPage book={book} page={last} />);
  expect(screen.getByRole('heading', { name: 'Think further' })).toBeInTheDocument();
});

it('shows both reports with their places on the last page only', () => {
  const { rerender } = render(<BookPage book={book} page={first} />);
  expect(screen.queryByRole('heading', { name: 'Two reports' })).toBeNull();
  rerender(<BookPage book={book} page={last} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.slice(0, 2)).toEqual([
    expect.stringContaining('Ibn Hisham, al-Sira al-nabawiyya, 1:136'),
    expect.stringContaining("Ibn Sa'd, al-Tabaqat al-kubra, 1:75"),
  ]);
});

it('warns on the first page of a quiet book', () => {
  const { rerender } = render(<BookPage book={{ ...book, quiet: true }} page={first} />);
  expect(screen.getByText(/a sad time/)).toBeInTheDocument();
  rerender(<BookPage book={{ ...book, quiet: true }} page={last} />);
  expect(screen.queryByText(/a sad time/)).toBeNull();
});

it('shows only text from an older provider', async () => {
  const old = { page: 1, content: '<p>Old words</p>' };
  render(<BookPage book={{ pages: [old] }} page={old} />);
  expect(await screen.findByText('Old words')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
