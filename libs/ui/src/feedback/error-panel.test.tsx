import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LiveRegion, silence } from '../platform/live-region.tsx';
import { ErrorPanel } from './error-panel.tsx';

it('tries again on request, once while it is trying', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorPanel onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorPanel onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('is announced', async () => {
  silence();
  render(
    <>
      <LiveRegion />
      <ErrorPanel title="The map did not open" onRetry={vi.fn()} />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The map did not open');
});
