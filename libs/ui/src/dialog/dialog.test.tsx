import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const props = { open: true, title: 'Sign in To Access', onOpenChange: vi.fn() };

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_name, Component) => {
  it('is named by its title', async () => {
    render(<Component {...props} />);
    expect(await screen.findByRole('dialog', { name: 'Sign in To Access' })).toBeInTheDocument();
  });

  it('calls back when its button or Escape closes it', async () => {
    const onOpenChange = vi.fn();
    render(<Component {...props} onOpenChange={onOpenChange} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(2));
  });

  it('does not exist while it is closed', () => {
    render(<Component {...props} open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a dialog that cannot be dismissed has no close button and ignores Escape', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog {...props} dismissible={false} onOpenChange={onOpenChange} />);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('an alert is read with its title and its text, and only its actions close it', async () => {
  const onTry = vi.fn();
  render(
    <AlertDialog open title="Time is Up" actions={<button onClick={onTry}>Continue</button>}>
      One life is gone.
    </AlertDialog>,
  );
  const alert = await screen.findByRole('alertdialog', { name: 'Time is Up' });
  expect(alert).toHaveAccessibleDescription('One life is gone.');
  await userEvent.keyboard('{Escape}');
  expect(alert).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onTry).toHaveBeenCalledOnce();
});
