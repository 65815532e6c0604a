import type { FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('a busy button keeps the focus, announces it, and ignores presses', async () => {
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

it('a button in a form submits only with type submit', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
});

it('a button with a disabled reason is focusable, describes the reason, and does not submit', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Answer" />
      <Button type="submit" disabledReason="Choose an answer first">
        Submit
      </Button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('Zamzam{Enter}');
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Submit' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Choose an answer first');
  await userEvent.keyboard('{Enter} ');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps an explicit name with a disabled reason', () => {
  render(
    <Button aria-label="Submit the answer" disabledReason="Choose first">
      Submit
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Submit the answer' })).toHaveAccessibleDescription(
    'Choose first',
  );
});
