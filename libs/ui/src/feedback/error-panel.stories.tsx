import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPanel } from './error-panel.tsx';

const meta = {
  title: 'ui/ErrorPanel (failure)',
  component: ErrorPanel,
  parameters: {
    guide: {
      use: 'The content of a screen or of a part did not come; a retry may bring it. `QueryView` shows it.',
      avoid: 'What a retry cannot change (locked, unknown) is an EmptyPanel with a way out.',
      do: 'Say what could not be opened: "We couldn\'t open the book. Try again?"',
      dont: 'No blame and no technical word.',
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;

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
export const OwnWords: Story = {
  args: { title: 'The map did not open', message: 'The connection is slow. Shall we try once more?' },
};
export const Retrying: Story = { args: { retrying: true } };
export const LongText: Story = {
  args: {
    title: 'The map of the first world did not open, although we knocked more than once',
    message: 'Perhaps the connection is away for a moment, as happens in mountains and in trains. '.repeat(3),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لم تُفتح الخريطة', message: 'هل نحاول مرة أخرى؟' },
};
