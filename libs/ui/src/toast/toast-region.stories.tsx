import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live/live-region.tsx';
import { toast, type ToastOptions, toasts } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

function Notices(options: ToastOptions) {
  return (
    <>
      <Button onClick={() => toast(options)}>Show a notice</Button>
      <ToastRegion />
      <LiveRegion />
    </>
  );
}

const meta = {
  title: 'ui/Toast',
  component: Notices,
  args: { text: "You're offline. Reconnect to explore.", position: 'bottom', durationMs: 60_000 },
  beforeEach: () => () => toasts.set([]),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a notice' }));
    const notice = await canvas.findByText(args.text, { selector: 'section p' });
    await waitFor(() => expect(notice).toBeVisible());
  },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {};
export const Top: Story = { args: { position: 'top', text: 'Copied!' } };
export const DismissedByKeyboard: Story = {
  args: { text: 'Something went wrong. Please try refreshing the page.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a notice' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(args.text, { selector: 'section p' })).toBeNull());
  },
};
export const LongText: Story = {
  args: {
    text: 'The connection is slow just now, so that your answer needs a little longer on its way than usual.',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'أنت غير متصل بالإنترنت.' },
};
export const LargeText: Story = { globals: { textSize: '200%' } };
