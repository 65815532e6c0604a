import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('a busy button keeps the focus, says so, and acts on nothing', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

it('a button in a form does not send the form unless it is asked to', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
});
