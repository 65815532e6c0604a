import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Button,
  Checkbox,
  LiveRegion,
  PasswordField,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '../index.ts';
import { silence } from '../platform/live-region.tsx';

interface Answers {
  name: string;
  password: string;
  message: string;
  age: string;
  gender: string;
  parents: boolean;
}

const ages = [{ value: '5-10', label: '5-10 Years Old' }];
const genders = [
  { value: 'female', label: 'Girl' },
  { value: 'male', label: 'Boy' },
];

function Form({ onSend }: { onSend: (answers: Answers) => void }) {
  const { register, handleSubmit, formState } = useForm<Answers>({ mode: 'onTouched' });
  const field = (name: keyof Answers) => ({
    ...register(name, { required: `${name} is required` }),
    error: formState.errors[name]?.message,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField label="Name" {...field('name')} />
      <PasswordField label="Password" {...field('password')} />
      <TextArea label="Message" {...field('message')} />
      <Select label="Age" options={ages} placeholder="Choose" {...field('age')} />
      <RadioCards label="Gender" options={genders} {...field('gender')} />
      <Checkbox label="My parents know" {...field('parents')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

const controls = () => [
  screen.getByRole('textbox', { name: 'Name' }),
  screen.getByLabelText('Password'),
  screen.getByRole('textbox', { name: 'Message' }),
  screen.getByRole('combobox', { name: 'Age' }),
  screen.getByRole('radiogroup', { name: 'Gender' }),
  screen.getByRole('checkbox', { name: 'My parents know' }),
];

beforeEach(silence);

it('every form control is described by its error, and the first invalid control has the focus', async () => {
  render(<Form onSend={vi.fn()} />);
  fireEvent.click(screen.getByText('Send'));
  await screen.findByText('parents is required');
  const names = ['name', 'password', 'message', 'age', 'gender', 'parents'];
  controls().forEach((control, index) => {
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(`${names[index]} is required`);
  });
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('every form control submits its value', async () => {
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  await userEvent.tab();
  await userEvent.keyboard('Amina{Tab}Zamzam42');
  await userEvent.type(screen.getByLabelText('Message'), 'Salam');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '5-10');
  await userEvent.click(screen.getByLabelText('Girl'));
  await userEvent.click(screen.getByLabelText('My parents know'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    name: 'Amina',
    password: 'Zamzam42',
    message: 'Salam',
    age: '5-10',
    gender: 'female',
    parents: true,
  });
});

it.each([
  ['a radio card', 'gender', () => screen.getByRole('radio', { name: 'Girl' })],
  ['a select', 'age', () => screen.getByRole('combobox')],
  ['a checkbox', 'parents', () => screen.getByRole('checkbox')],
] as const)('%s is checked when it is left', async (_name, field, control) => {
  render(<Form onSend={vi.fn()} />);
  act(() => control().focus());
  await userEvent.tab();
  expect(await screen.findByText(`${field} is required`)).toBeInTheDocument();
});

describe('D238: announces an error with the name of its field', () => {
  const fields = (error?: string) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <LiveRegion />
      <TextField label="Email" error={error} />
      <button>Send</button>
    </form>
  );
  const said = () => screen.getByRole('status').textContent;
  const email = () => screen.getByRole('textbox', { name: 'Email' });

  it('when it appears, once', () => {
    const { rerender } = render(fields());
    expect(said()).toBe('');
    rerender(fields('Email is required'));
    rerender(fields('Email is required'));
    expect(said()).toBe('Email: Email is required');
  });

  it.each([
    ['the field is left', () => act(() => email().blur())],
    ['the form is sent', () => act(() => fireEvent.submit(email()))],
  ])('not while the learner types; when %s', (_, pause) => {
    const { rerender } = render(fields());
    act(() => email().focus());
    fireEvent.input(email(), { target: { value: 'a' } });
    rerender(fields('At least 8 characters'));
    fireEvent.input(email(), { target: { value: 'ab' } });
    rerender(fields('At least one number'));
    expect(said()).toBe('');
    pause();
    expect(said()).toBe('Email: At least one number');
  });
});

it('an optional field has a suffix in its label', () => {
  render(<TextField label="Attachment" optional />);
  expect(screen.getByRole('textbox', { name: 'Attachment (optional)' })).toBeInTheDocument();
});

it("keeps the caller's description after its own", () => {
  render(
    <>
      <p id="more">As in your letters</p>
      <Select label="Age" options={ages} hint="Nobody else sees it" aria-describedby="more" />
    </>,
  );
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Nobody else sees it As in your letters');
});
