import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Khatam } from '../media/khatam.tsx';
import { Pressable } from './pressable.tsx';

const meta = {
  title: 'ui/Pressable (bare button)',
  component: Pressable,
  parameters: {
    guide: {
      use: 'A button whose look belongs to its screen, e.g. a pin on the map.',
      avoid: 'A usual action is a Button.',
      do: 'Keep 48 px in both directions and a visible focus.',
      dont: 'No new look for something that Button or Card already shows.',
    },
  },
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
