import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StateSheet } from '../story/state-sheet.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'ui/PasswordField (input, secret)',
  component: PasswordField,
  parameters: {
    guide: {
      use: 'A password, which can be shown.',
      avoid: 'A code of six digits is a TextField.',
      do: 'List the rules as a hint before the first letter.',
      dont: 'Do not ask for it twice.',
    },
  },
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'Zamzam42' } };
export const ShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('Zamzam42');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Empty: (
          <PasswordField label="New Password" hint="Eight characters, with a big letter and a number." />
        ),
        Filled: <PasswordField label="Current Password" defaultValue="Zamzam42" />,
        Wrong: (
          <PasswordField
            label="Confirm Password"
            defaultValue="Zam"
            error="Confirmation password doesn’t match, kindly check and retype"
          />
        ),
        Disabled: <PasswordField label="Password" disabled defaultValue="Zamzam42" />,
      }}
    />
  ),
};
