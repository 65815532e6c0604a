import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

it('reads the error before the hint', () => {
  render(<TextField label="Email" hint="Where we write to" error="Email is required" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Email is required Where we write to');
});

it('showing a password does not submit the form', async () => {
  let sent = false;
  render(
    <form onSubmit={() => (sent = true)}>
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(false);
});

it("text direction follows the letters, is left to right for addresses, and the page's for a file", () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Email" type="email" />
      <TextField label="Picture" type="file" />
    </>,
  );
  const directions = ['Name', 'Email', 'Picture'].map((name) =>
    screen.getByLabelText(name).getAttribute('dir'),
  );
  expect(directions).toEqual(['auto', 'ltr', null]);
});
