import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { LiveRegion } from '../platform/live-region.tsx';
import { Sheet } from './dialog/dialog.tsx';
import { OfflinePanel } from './offline-panel.tsx';
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
  title: 'ui/Toast (snackbar)',
  component: Notices,
  parameters: {
    guide: {
      use: 'A word in passing that nobody has to act on: "You\'re offline. Reconnect to explore."',
      avoid: 'Anything that must be read or answered: a Notice or a Dialog.',
      do: 'Keep it to one line; with an action it stays until the learner acts or closes it.',
      dont: 'Never the only way to something, and never twice for the same trouble.',
    },
  },
  args: { text: "You're offline. Reconnect to explore.", position: 'bottom', durationMs: 60_000 },
  beforeEach: () => () => toasts.setState([], true),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a notice' }));
    const notice = await canvas.findByText(args.text, { selector: 'section p' });
    await waitFor(() => expect(notice).toBeVisible());
  },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {};
/** A notice does not cover the last link of a page, and its removal does not move the link. */
export const OverTheLastLink: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <div style={{ minBlockSize: 'calc(100dvh - 48px)' }}>
        <Button onClick={() => toast(args)}>Show a notice</Button>
      </div>
      <a href="#end" style={{ display: 'block', minBlockSize: 48 }}>
        See the board
      </a>
      <ToastRegion />
      <LiveRegion />
    </>
  ),
  play: async (context) => {
    await meta.play(context);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const link = context.canvas.getByRole('link', { name: 'See the board' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const reached = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(reached).toBe(link);
    const pageHeight = document.documentElement.scrollHeight;
    await userEvent.click(context.canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Close' })).toBeNull());
    await expect(link.getBoundingClientRect().top).toBe(top);
    window.scrollTo(0, 0);
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThan(pageHeight));
  },
};
/** A notice does not cover the action of a panel in a sheet. */
export const OverTheSheet: Story = {
  render: (args) => (
    <>
      <Sheet open onOpenChange={fn()} title="Choose a chapter">
        <OfflinePanel onRetry={() => toast(args)} />
      </Sheet>
      <ToastRegion />
      <LiveRegion />
    </>
  ),
  play: async ({ args }) => {
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    const notice = await screen.findByText(args.text, { selector: 'section p' });
    const stack = notice.closest('[data-position]');
    await waitFor(() =>
      expect(retry.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        stack?.getBoundingClientRect().top ?? 0,
      ),
    );
  },
};
export const Top: Story = { args: { position: 'top', text: 'Copied!' } };
export const WithAction: Story = {
  args: { position: 'top', text: 'Your old look is back', action: { text: 'Undo', onAct: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a notice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.action?.onAct).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};
export const Three: Story = {
  args: { position: 'top', text: 'Copied!' },
  play: async ({ canvas, args }) => {
    for (const text of ['One', 'Two, with more words than the others have', 'Three', 'Four'])
      toast({ ...args, text });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(3));
  },
};
export const OneAtATime: Story = {
  args: { position: 'top', text: 'Your profile is saved', limit: 1 },
  play: async ({ canvas, args }) => {
    toast(args);
    toast({ ...args, text: 'Sounds are off' });
    await expect(await canvas.findAllByRole('button', { name: 'Close' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const next = await canvas.findByText('Sounds are off', { selector: 'section p' });
    await waitFor(() => expect(next).toBeVisible());
  },
};
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
export const LargeText: Story = {
  args: { action: { text: 'Undo', onAct: fn() } },
  globals: { textSize: '200' },
};
