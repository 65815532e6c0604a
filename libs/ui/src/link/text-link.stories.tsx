import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'ui/TextLink',
  component: TextLink,
  args: { to: '/auth/forgot-password', children: 'Forgot Password' },
  parameters: { route: '/' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: 'Read how we take care of what you tell us, and of what we never ask' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'نسيت كلمة المرور' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
