import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../story/long-words.ts';
import { ContinueButton } from './continue-button.tsx';

const meta = {
  title: 'ui/ContinueButton (next, timer bar)',
  component: ContinueButton,
  parameters: {
    guide: {
      use: 'The way on from words that are read: a quote, an introduction.',
      avoid: 'Any other step is a Button. It is no timer: nothing ever goes on by itself.',
      do: 'Leave it in one place, so that a child finds it without looking.',
      dont: 'No second action beside it.',
    },
  },
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
