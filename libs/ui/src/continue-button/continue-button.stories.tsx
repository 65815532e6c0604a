import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../story/long-words.ts';
import { ContinueButton } from './continue-button.tsx';

const meta = {
  title: 'ui/ContinueButton',
  component: ContinueButton,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof ContinueButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { globals: { motion: 'reduced' } };
export const LongText: Story = { args: { children: longText } };
