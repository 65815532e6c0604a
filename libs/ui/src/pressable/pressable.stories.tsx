import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Khatam } from '../ornament/khatam.tsx';
import { Pressable } from './pressable.tsx';

const meta = {
  title: 'ui/Pressable',
  component: Pressable,
  args: { children: <Khatam />, 'aria-label': 'A star', onClick: fn(), style: { inlineSize: 64 } },
} satisfies Meta<typeof Pressable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnForm: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'A star' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
