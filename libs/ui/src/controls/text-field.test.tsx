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

it('a field without an error is not marked invalid', () => {
  render(<TextField label="Email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-invalid');
});

it('a password is hidden until the learner wants to see it', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'Zamzam42');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Zamzam42');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('showing a password does not send the form', async () => {
  let sent = false;
  render(
    <form onSubmit={() => (sent = true)}>
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(false);
});

it('a name runs as its letters do, an address never backwards, a picked file as the page', () => {
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
