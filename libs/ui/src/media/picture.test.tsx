import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

it('shows the fallback for a failing picture, and the ornament for a failing fallback', () => {
  render(<Picture src="/a.svg" alt="A well" fallback="/b.svg" />);
  expect(screen.getByRole('img', { name: 'A well' })).toHaveAttribute('src', '/a.svg');
  fireEvent.error(screen.getByRole('img', { name: 'A well' }));
  expect(screen.getByRole('img', { name: 'A well' })).toHaveAttribute('src', '/b.svg');
  fireEvent.error(screen.getByRole('img', { name: 'A well' }));
  expect(screen.getByRole('img', { name: 'A well' })).toHaveAttribute('data-ornament');
});

it('stays empty when all sources fail, and retries when the network is back', () => {
  render(<Picture src="/a.svg" alt="A well" />);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).not.toHaveAttribute('src');
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.svg');
});

it('retries with another source', () => {
  const { rerender } = render(<Picture src="/a.svg" alt="A well" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/c.svg" alt="A well" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/c.svg');
});

it('a decorative picture has no accessible name, failing or not', () => {
  render(<Picture src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
