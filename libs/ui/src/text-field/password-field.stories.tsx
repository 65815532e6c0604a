import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
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
export const WithError: Story = { args: { error: 'Password must be at least 8 characters' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'كلمة المرور' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
