import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar, share } from './progress.tsx';

it('share is between 0 and 1', () => {
  const shares = [share(0, 10), share(3, 10), share(12, 10), share(-1, 10), share(1, 0)];
  expect(shares).toEqual([0, 0.3, 1, 0, 0]);
});

it('has its value as text, in words if given', () => {
  render(<ProgressBar label="Time left" value={12} max={30} valueText="12 seconds" />);
  const bar = screen.getByRole('progressbar', { name: 'Time left' });
  expect(bar).toHaveAttribute('aria-valuenow', '12');
  expect(bar).toHaveAttribute('aria-valuetext', '12 seconds');
});

it('never exceeds the maximum', () => {
  render(<ProgressBar label="Pages" value={12} max={10} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
});
