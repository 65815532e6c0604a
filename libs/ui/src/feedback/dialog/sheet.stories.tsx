import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../layout/card.tsx';
import { Stars } from '../tally.tsx';
import { Sheet, type SheetProps } from './dialog.tsx';

function Opener(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'ui/Sheet (drawer)',
  component: Sheet,
  parameters: {
    guide: {
      use: 'A list or a longer text that belongs to a place on the screen: the chapters of a sub-trail.',
      avoid: 'A question is a Dialog; content of its own is a screen.',
      do: 'Keep the place that it belongs to in sight.',
      dont: 'No form of several fields in it.',
    },
  },
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Choose a chapter',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {[1, 2, 3].map((chapter) => (
          <Card key={chapter} as="button" type="button" disabled={chapter > 2}>
            <strong>Chapter {chapter}</strong>
            <br />
            <Stars value={chapter === 1 ? 3 : 0} max={5} label={`Stars of chapter ${chapter}`} />
          </Card>
        ))}
      </div>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName();
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Choose a chapter' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const WithActions: Story = {
  args: {
    title: 'Update Failed!',
    children: (
      <>
        <p>Your character update could not be completed. Please try again.</p>
        <p>{'Word after word. '.repeat(80)}</p>
      </>
    ),
    actions: (
      <>
        <Button>Retry Update</Button>
        <Button variant="quiet">Close Message</Button>
      </>
    ),
  },
};
export const LongText: Story = { args: { children: <p>{'Word after word. '.repeat(300)}</p> } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'اختر فصلاً', children: <p>خمسة فصول تنتظرك.</p> },
};
