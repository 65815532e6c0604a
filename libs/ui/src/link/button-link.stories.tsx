import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { to: '/journey', children: 'Start Journey' },
  parameters: { route: '/' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start Journey' })).toHaveFocus();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const LongText: Story = { args: { children: 'Continue the journey through the Arabian Peninsula' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'ابدأ الرحلة' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
