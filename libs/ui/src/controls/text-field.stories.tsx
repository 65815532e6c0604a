import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { expect, userEvent } from 'storybook/test';
import { longName, longText } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'ui/TextField (input, form)',
  component: TextField,
  parameters: {
    guide: {
      use: 'A line of text: a name, an e-mail address.',
      avoid: 'Several lines are a TextArea, a secret is a PasswordField, a choice is RadioCards or Select.',
      do: 'Put the label above; say in the hint what helps before it is needed.',
      dont: 'No placeholder in place of a label.',
    },
  },
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('amina@example.org');
    await expect(field).toHaveValue('amina@example.org');
  },
};
export const WithHint: Story = {
  args: {
    label: 'Username',
    type: 'text',
    hint: 'A name for the boards. Not your real name.',
    autoComplete: 'username',
  },
};
export const WithError: Story = {
  args: { defaultValue: 'amina@', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

/** An empty field follows the page's direction, typed text its own. */
export const EmptyRightToLeft: Story = {
  args: { label: 'Username', type: 'text', autoComplete: 'username' },
  decorators: (Field) => (
    <div dir="rtl">
      <Field />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await expect(field).toHaveStyle({ direction: 'rtl' });
    await userEvent.type(field, 'Amina');
    await expect(field).toHaveStyle({ direction: 'ltr' });
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Empty: <TextField label="Email" />,
        'With a placeholder': <TextField label="Subject" placeholder="A function, an update or a bug" />,
        Filled: <TextField label="First name" defaultValue="Amina" />,
        'With a hint': <TextField label="Username" hint="A name for the boards. Not your real name." />,
        'May be empty': <TextField label="Nickname" optional />,
        'With an icon': <TextField label="Search" type="search" icon={<Search />} defaultValue="Halimah" />,
        Wrong: <TextField label="Email" defaultValue="amina@" error="Please enter a valid email address" />,
        'Wrong, with a hint': (
          <TextField label="Last name" hint="As in your letters" error="Last name is required" />
        ),
        Disabled: <TextField label="Age" defaultValue="11-15 Years Old" disabled />,
        'Read only': <TextField label="Code" defaultValue="481 516" readOnly />,
        'Long words': (
          <TextField
            label={longText}
            defaultValue={longName}
            hint={longName.repeat(2)}
            error={longName.repeat(2)}
          />
        ),
      }}
    />
  ),
};
