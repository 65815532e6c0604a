import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OfflinePanel } from './offline-panel.tsx';

const meta = {
  title: 'ui/OfflinePanel (no internet)',
  component: OfflinePanel,
  parameters: {
    guide: {
      use: 'The content did not come because there is no internet; it comes by itself when that is back.',
      avoid: 'A failure of the provider is an ErrorPanel.',
      do: 'Let `QueryView` choose it.',
      dont: 'Do not say "offline" while the device has a network: the panel has other words for that.',
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof OfflinePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
