import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { recordAnnouncements } from '../testing/index.ts';
import { ErrorPanel } from './error-panel.tsx';

it('retries on request, once at a time', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorPanel onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorPanel onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('is announced', () => {
  const announced = recordAnnouncements();
  render(<ErrorPanel title="The map did not open" onRetry={vi.fn()} />);
  expect(announced).toEqual([expect.stringContaining('The map did not open')]);
});
