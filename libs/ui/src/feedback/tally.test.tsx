import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Lives, Stars } from './tally.tsx';

const full = (name: string) => screen.getByRole('img', { name }).querySelectorAll('[data-full]').length;

it('shows as many filled shapes as the value', () => {
  render(<Stars value={3} max={5} label="3 of 5 stars" />);
  render(<Lives value={0} max={3} label="0 of 3 lives" />);
  expect(full('3 of 5 stars')).toBe(3);
  expect(full('0 of 3 lives')).toBe(0);
});

it('animates only the shape that is won or lost while it is shown', () => {
  const moved = () =>
    [...screen.getByRole('img').children].flatMap((shape, place) =>
      shape.matches('[data-turned]') ? [place] : [],
    );
  const { rerender } = render(<Stars value={1} max={5} label="Stars" />);
  expect(moved()).toEqual([]);
  rerender(<Stars value={2} max={5} label="Stars" />);
  expect(moved()).toEqual([1]);
});

it('shows a number for values that are too large to count at a glance', () => {
  render(<Stars value={12} max={125} label="12 of 125 stars" />);
  expect(screen.getByRole('img', { name: '12 of 125 stars' })).toHaveTextContent('12/125');
});
