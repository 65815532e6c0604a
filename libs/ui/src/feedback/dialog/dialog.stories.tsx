import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/button.tsx';
import { Khatam } from '../../media/khatam.tsx';
import { longWord } from '../../story/long-words.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={change}>
        {props.children ?? <Button onClick={() => change(false)}>Sign in</Button>}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'ui/Dialog (modal, popup)',
  component: Dialog,
  parameters: {
    guide: {
      use: 'A small task or a question that may be left: choose a pace, sign out.',
      avoid: 'A question that needs an answer is an AlertDialog; a long list is a Sheet.',
      do: 'The title asks, the buttons answer: "Sign out?" - "Stay here", "Sign out".',
      dont: 'No dialog over a dialog, and none that opens by itself while a child reads.',
    },
  },
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sign in To Access',
    description: 'You need to register or sign in to access the other features.',
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName();
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in To Access' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
export const WithPictureAndActions: Story = {
  args: {
    title: 'Updated Successfully!',
    description: 'Your character has been updated. Enjoy your new look!',
    picture: <Khatam width={96} height={96} />,
    children: <></>,
    actions: (
      <>
        <Button>View My Profile</Button>
        <Button variant="quiet">Close Message</Button>
      </>
    ),
  },
};
export const LongWithActions: Story = {
  args: {
    description: 'Word after word. '.repeat(120),
    children: <></>,
    actions: <Button>Update Profile</Button>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Profile' })).toBeVisible());
  },
};
export const NotDismissible: Story = { args: { dismissible: false } };
export const LongText: Story = {
  args: {
    title: `A rather long title beside the button: ${longWord}`,
    description: 'Word after word. '.repeat(60),
  },
};
/** At 200 % the words of a title stay whole. */
export const LargeTitle: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  args: { title: 'Ongoing Competitions' },
  play: async () => {
    const title = await screen.findByText('Ongoing Competitions');
    for (const [from, to] of [
      [0, 7],
      [8, 20],
    ] as const) {
      const word = document.createRange();
      word.setStart(title.firstChild as Text, from);
      word.setEnd(title.firstChild as Text, to);
      await expect(word.getClientRects()).toHaveLength(1);
    }
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'سجّل الدخول', description: 'سجّل الدخول لتصل إلى كل شيء.' },
};
