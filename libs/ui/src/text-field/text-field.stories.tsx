import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'ui/TextField',
  component: TextField,
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
export const Disabled: Story = { args: { disabled: true, defaultValue: 'amina@example.org' } };
export const LongText: Story = {
  args: {
    label: 'The address to which we send a letter when you have forgotten your password',
    hint: 'Ask someone who looks after you, if you do not have an address of your own. We write only when we must.',
    error: 'This address has no at sign and no dot, so that a letter would not find its way to anyone.',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البريد الإلكتروني', error: 'البريد الإلكتروني مطلوب' },
};
export const LargeText: Story = { globals: { textSize: '200%' }, args: { error: 'Email is required' } };
