import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Start Quiz', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start Quiz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = { args: { children: 'Continue the journey through the Arabian Peninsula' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'ابدأ الاختبار' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
